# Le plateau du Mur d’Hadrien
