/** Words by kind, of the home and beyond it (see model/kinds.ts). */
export const KINDS_FR = `
i: je j me m moi
my: mon ma mes mien mienne miens miennes
we: nous on
our: notre nos
you: tu t te vous toi
your: ton ta tes votre vos tien tienne
other_people: il elle ils elles lui leur eux celui celle
not: ne n pas non ni
never: jamais personne rien aucun aucune
no_longer: plus encore
want: veux voudrais aimerais besoin prefere souhaite prefererais envie voulais
will: vais va allez vas vont
would: pourrais pourriez pourrait pourrions peux pouvez ca_te_derange derangerait serait_possible moyen
can: peut pouvoir
must: dois devrais devriez faut faudrait devez doit
accept: accepte accepter tolere tolerer supporte supporter permets limite limites ok pas_question hors_de_question refuse d_accord
please: plait stp svp
thanks: merci remercie gentil sympa
if: si s
without: sans avant jusqu sauf
stop: arret* cesse cessez laisse laissez stop
who: qui quelqu
what: que quoi quel quelle quels quelles qu
why: pourquoi
when: quand
how: comment combien
where: ou
did: as avez est etait a ai avait es c
feel: sens sentais inquiet* gene genant bless* fatigu* triste stress* mal pese embete agace* peine touche* angoiss* tracass* decu* degoute*
always: toujours chaque tous toutes tout_le_temps
from_now: a_partir desormais dorenavant a_l_avenir
sorry: desole* pardon excus*
partner: copain copine mec meuf cheri cherie mari femme conjoint compagne compagnon ex chum blonde amoureux
friend: ami amis amie amies pote* potes copains copines bande gang groupe gars filles club equipe
family: mere pere maman papa soeur frere cousin* tante oncle mamie papy grand_mere grand_pere enfant* bebe fils fille gamin* neveu niece parents belle_mere famille
name: chloe mehdi david lea emma lucas hugo theo manon camille julie marie pierre paul antoine thomas nicolas sophie claire louis jules ines sarah alice max tom leo nina karim fatou yann maxime alex
stranger: inconnu* etranger gens monsieur invite invites invitee visiteur* monde hote
visit: visite* venir vient viennent venu venus passe passer debarqu* amene* inviter invites amenes ramene* arriv* recevoir recois
stay: rester reste dort dormir dorment nuit_ici installe* squatt* canape_lit vit_ici valise brosse_a_dents sa_tablette heberge*
party: fete* soiree* apero* anniversaire teuf cremaillere barbecue raclette
food: nourriture fromage yaourt* lait pain beurre oeuf* jambon poulet viande poisson pates riz pizza soupe ragout lasagne* salade tomate* patate* pomme* oignon* banane* fruit* legume* gateau* biscuit* chocolat chips cereales avoine restes sandwich dejeuner diner souper petit_dejeuner gratin quiche sauce confiture miel sucre farine huile epices glace compote taboule nouilles crepe* plat portion tupperware boite bocal paquet gouter poutine frites
drink: cafe the_vert biere* vin jus eau soda bouteille bouteilles tisane rhum
dishware: assiette* bol bols tasse* mug verre* poele* casserole* fourchette* couteau* cuillere* couverts vaisselle plateau torchon saladier
appliance: frigo frigidaire congelateur four plaques cuisiniere micro_ondes lave_vaisselle bouilloire grille_pain lave_linge machine seche_linge secheuse laveuse aspirateur mixeur perceuse chauffe_eau ventilo seche_cheveux fer
cook: cuisin* frire cuire cuit rotir mijot* recette rechauff*
clothes: vetement* pull sweat chemise* t_shirt veste manteau robe jean jeans pantalon chaussettes culotte baskets chaussures bottes talons chaussons tongs echarpe bonnet chemisier jupe soutif placard pyjama peignoir fringues linge chandail
toiletries: shampoing savon gel dentifrice brosse rasoir parfum deo maquillage creme serviette* tampons cachets medicament* eponge lessive papier_toilette pq demaquillant
furniture: canape sofa divan table bureau chaise* lit etagere* tablette tiroir* armoire placard* tapis matelas lampe fauteuil miroir planche_a_repasser
room: cuisine salle_de_bain chambre couloir salon balcon jardin cave grenier garage escalier* palier toilettes wc douche baignoire bain piece appart appartement maison coloc entree
my_room: ma_chambre mon_lit mon_bureau mon_tiroir mon_armoire ma_porte mon_placard mon_etagere ma_piece
sleep: dors dort dormir endorm* reveil* reveille lit sieste insomnie oreiller sommeil grasse_mat alarme
sound: bruit* musique basses fort volume chanson* chant* cri* hurl* rire* rigol* claqu* boum pas_de talons aboie* aboyer miaul* ronfl* bourdonn* bip sonn* sonnerie gronde* grince* gargouill* entends entend entendre ecoute batterie guitare piano trompette violon enceinte* haut_parleur echo boules_quies casque ecouteurs baisse baisser vacarme boucan tapage tambourin* cogne* perce* crie pleure*
quiet: silence* calme* tais taire tranquill* paix concentr* doucement
dirt: sal* crade* degueu* crasse* moisi* moisissure tache* collant* gras graisse miettes poussiere cheveu* poil* sent odeur* pue puant* pourri* calcaire merde flaque* porcherie bordel foutoir noirci marron fourmis mouches vers aureole deborde* gluant*
tidy: nettoy* lav* essuy* frott* balay* moppe serpilliere rang* rinc* gratt* vid* plier pli* repass* aspir* desinfect* menage briller
rubbish: poubelle* sac sacs ordures recyclage tri compost dechet* carton cartons
lying_about: laisse* laisses traine* trainer tas pile par_terre partout etal* bazar pendent encombr* au_milieu
animal: chien* chat* chiot chaton lapin perroquet hamster animal animaux litiere pattes puces promener veto croquettes
plant: plante* fleurs basilic arros* pot_de
vehicle: voiture auto velo* trottinette moto camion camionnette gar* stationn* parking place garage essence
money: argent pay* loyer facture* caution euro* balles doi* partag* virement remboursi* rembours* cout* prix pot_commun fric thune cher edf electricite gaz cash depense*
broken: cass* fend* fendu fissure* ray* ecaill* fuit fuite* repar* abim* dechir* goutte* arrach* pete
heat: chauffage radiateur* thermostat froid gele* chaud* degres fenetre* air courant_d_air eau_chaude chauffe_eau
light: lumiere* lampe allum* eteind* eteins ampoule noir
smoke: fum* clope* cigarette* joint* beuh vapot* cendre* cendrier tabac
screen: tele television film* serie* netflix episode jeu jeux console play match foot stream* video* youtube
phone: telephone tel appel* appelle portable zoom visio haut_parleur cell
message: message* texto* sms chat whatsapp mot mots post_it groupe emoji vocal vocaux lu vu mail conversation_de
speak: dire dis dit dites disait parl* racont* mot mots mention* convers* discut* expliqu* causer
reply: repond* repons* ignor* sans_reponse vent en_vu snob*
tone: ton sec poli* impoli* sarcas* crie* autoritaire mepris* respect* manieres pique* coupe* critiqu* moqu* ironi* agressi* boude* sympa_avec
behind_back: dans_mon_dos ragot* rumeur* secret* en_face plaign* appris_par raconte_a
joke: blague* blaguer vanne* humour plaisant* marrant
listen: ecout* comprend* compris malentendu* voulais_dire entendu_par
decide: decid* decision vot* consult* sans_demander ensemble accord convenu
promise: promis* promesse jur* avait_dit avions_dit avais_dit parole
spy: lire lu lis ouvert ouvrir regard* fouill* espionn* fouin* capture* photo* photos camera film* poste* publi* journal ordi mot_de_passe compte lettre* colis courrier enveloppe
take: prend* pris prenez prendre emprunt* prete* vol* piqu* utilis* mang* bouff* bois bu fini* finir serv* porte* mettre touch* toucher
gone: disparu* disparai* manque* vide* moins moitie retreci* trouve_plus retrouve* ou_est ou_sont ou_passe* evapor*
give_back: rend* rendre rends remet* remettre remplac* ramener rapport*
enter: entr* rentr* debarques frapp* toqu* sans_frapper sans_toquer pousses_la
door: porte* cle* clef* verrou* ferm* serrure loquet portail
alone: seul* tranquille espace intimite priv* vie_privee solitude rien_que_pour_moi
touch: touch* calin* embrass* nu nue change* corps epaule
private_matter: diagnostic maladie enceinte therapie salaire rupture licenci* medecin psy secret
wait: attend* attendre retard* tard queue vite a_l_heure heures minutes longtemps demi_heure occup* monopolis*
clock: 1h 2h 3h 4h 5h 6h 7h 8h 9h 10h 11h 21h 22h 23h minuit midi heure
night: nuit* soir soirs ce_soir
morning: matin* aube tot
day: lundi* mardi* mercredi* jeudi* vendredi* samedi* dimanche* week_end fin_de_semaine semaine* aujourd demain hier jour jours mois
turn: tour tours planning horaire* calendrier liste creneau* echang* reserv* a_qui_le
plan: prevu* prevoir plan plans annul* deplac* report* rendez_vous rdv oubli* prevenir previens prevenu
work: travail* taf boulot bosse* chef* patron* bureau reunion* equipe_de client* dossier projet collegue* teletravail garde entretien promotion
study: etudi* exam* memoire these cours reviser revis* devoirs fac ecole questionnaire partiel* concours
health: malade medecin hopital hosto dentiste mal_de migraine fievre medoc* operation pharmacie
weather: soleil pluie pleut neige drache temps_de orage vent_qui
sport: match foot gym sport courir course equipe but ligue tennis finale yoga rando
wish: joyeux anniversaire felicitations bravo bonne_chance bonne_annee joyeux_noel bonjour bonsoir bonne_nuit bon_week_end bonne_fin bonne_journee profite* bienvenue courage bisous bises biz gros_bisous on_se_voit hate
fun: mdr lol haha* lien video meme podcast article regarde* matez devinez album place_de billet* concert festival quiz cine bouquin livre bande_annonce recette youtu https www ptdr
travel: train* vol avion aeroport vacances voyage arrive* bus gare hotel plage bouchon* periph paris namur
news: vu_que nouvelle* elections ca_va comment_va ton_entretien ca_a_donne qui_est_chaud ca_vous_dit vous_dites
shop: course* courses achet* supermarche commande* livraison liste_de
online: wifi internet box connexion mot_de_passe reseau
move_out: demenag* bail contrat proprio proprietaire coloc* locataire partir nouvel_appart
alarm_me: menac* tuer mourir mort bruler en_finir pete_les
`;
