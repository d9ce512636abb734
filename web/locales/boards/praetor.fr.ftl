# Le plateau de Praetor
