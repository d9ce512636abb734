# Le plateau de Magna Roma
