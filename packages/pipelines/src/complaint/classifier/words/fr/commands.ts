/** Verbs as they stand in a command, folded: where a clause begins with one, something is asked for. */
export const COMMANDS_FR = `
abaisse achete achetez aere agis aide aidez ajoute allez allume amene annonce annule aere appelle appelez
apporte apprends arrange arrete arretez arrive arrivez arrose attache attends attendez attribue avance avertis
baisse baissez balaie balance balaye bascule bouge bougez branche calme cesse cessez change changez chauffe
cherche choisis chuchote chuchotez commence comprends compte comptez consulte consultez coupe coupez couche
cuisine cours debarrasse debranche debouche decale decide decolle degage degagez degivre demande demandez
deplace depose depeche deplie descends descendez detends dis dites dites-le discute donne donnez dors douche
ecarte ecoute ecoutez ecris ecrivez efface eleve eloigne emmene emprunte enleve enlevez enregistre entends
entre envoie envoyez epargne eponge essaie essaye essayez essuie eteins eteignez etends evite evitez excuse
explique fais faites ferme fermez fiche file finis fixe fous frappe frappez fume garde gardez gare gere gueule
habille habitue imagine indique informe installe invite jette jetez joue laisse laissez lance lave lavez leve
libere limite lis mange marche mets mettez mets-le montre monte nettoie nettoyez note notez obeis occupe offre
organise oublie ouvre ouvrez paie paye payez parle parlez parlons partage partagez pars passe passez pense
pensez plie pose posez pousse prends prenez prepare prete previens prevenez promene propose protege racle
raccroche rachete rachetez ralentis ramasse ramassez ramene range rangez rappelle rase recharge recule recure
recycle redonne reduis reflechis refais regarde regle rejoins relance remballe rembourse remboursez remercie
remets remplace remplis rends rendez rentre repare repartis repasse reponds repondez reporte repose reprends
reserve respecte respectez reste restez retiens retire retourne reunis reveille reviens rince sache secoue
separe serre sers sois soyez signale signe sonne sors sortez souviens stoppe supprime surveille suspends tais
taisez tape tends termine tiens tenez tire tirez toque tourne transfere travaille trie trouve trouvez utilise
utilisez va vas verifie verrouille verse vide videz viens venez vire virez vis visse voyons fermons organisons
posons faisons prevoyons trouvons allons
`;
