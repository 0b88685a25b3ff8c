// Vulgar words, slurs and insults, so that no message that holds one is ever delivered. Data of a safety lexicon: kept in
// a file of its own. `~` stands for o, a, os, as.

export const VULGAR_STEMS = `mierd gilipoll hijueput hijodeput hijosdeput malparid cojon chinga follad mamahuev soplapoll tocapelot lameculo comemierd putead putread encabron caga(lera|dero) jodid jodien huevon pendej`;

export const VULGAR_WORDS = `
puta puto putas putos putilla putita putada putadas putear puton putón putona reputa rehostia putísima putísimo
joder jodes jode jodan jodas jodo jodí jodió joderos joderte jodete jódete jodeos jodanse jódanse jodienda jodida jodido
coño coños carajo carajos cojudo cojuda cojudez cojones cojonudo verga vergas vergazo
polla pollas pollón picha pichas chocho chochos cipote pija pijas conchatumadre conchetumare conchudo conchuda
culo culos culero culera culeros culeras culiao culiado culiada culear ojete ojetes
cabrón cabrona cabrones cabronas cabronazo cabroncete hostia hostias ostias hostiazo
cagar cago cagas cagada cagadas cagado cagón cagona cagarse cagate cagaste cagó cague cagues
mear meón meada meadas pedorro pedorra
zorra zorras zorrón furcia furcias ramera rameras guarra guarras guarro guarros guarrada guarradas
follar follas folla follo follando follarse follamos
gilipollas gilipuertas gilipollez gilipolleces chingar chingas chinga chingada chingado chingados chingón chingue chinguen chingatumadre
pendejo pendeja pendejos pendejas pendejada pendejadas mamada mamadas mamón mamona mamones mamonas mamaguevo mamahuevo
hijoputa hijaputa hijoputas hdp hp ptm qlo qliao weon weón wn huevón huevona huevones huevada webada webón
pelotudo pelotuda pelotudos pelotudas pelotudez boludo boluda boludos boludas boludez forro
malparido malparida gonorrea carechimba tetas tetona teta paja pajero pajera pajeros pajillero pajearse
puñetero puñetera puñeteros puñeteras puñeta puñetas
`;
export const VULGAR_PHRASES = `
(?:hij[oa]s?) de (?:la gran |su )?(?:put[ao]|perra|fruta|mil putas|remil)|(?:me cago|cagarse|cagate) en|a tomar por (?:culo|saco)|vete (?:a la (?:mierda|verga|porra|chingada)|al (?:carajo|cuerno|infierno|diablo))|(?:a|de|en) la (?:mierda|verga|chingada)|que te (?:den|jodan|follen|zurzan|parta un rayo)|(?:de|por) (?:los )?(?:cojones|huevos)|(?:hasta|me|tocar|tocas|toca|romper|rompes|rompe|hincha|hinchas) (?:los |las )?(?:huevos|pelotas|cojones|narices|bolas|ovarios)|(?:importa|vale) (?:un|una) (?:carajo|bledo|huevo|mierda|pito|verga|pepino)|la (?:puta|concha) (?:madre|de tu)|concha (?:de )?tu|tu (?:puta )?madre(?= ?(?:$|[.!]))|mal nacid[oa]s?|por el culo|come mierda|ni de co[nñ]a|no jodas|que co[nñ]o|de los huevos
`;
export const SLUR_WORDS = `
maricón maricones marica maricas mariquita mariquitas mariconazo mariconada bollera bolleras tortillera tortilleras travelo travelos
sudaca sudacas panchito panchitos machupichu negrata negratas moraco moracos moromierda gabacho gabachos
retrasado retrasada retrasados retrasadas subnormal subnormales mongólico mongólica mongólicos mongolo tarado tarada tarados taradas
judiazo putijudío gitanaco naco nacos naca nacas veneco veneca venecos
feminazi feminazis
`;
export const SLUR_PHRASES = `
(?:retrasad[oa]s?|deficientes?) mentale?s?|(?:put[oa]s?|asqueros[oa]s?|sucio|sucia|malditos?|jodidos?|pinches?|negr[oa] de|moro de|mierda de|gitan[oa] de) (?:negr[oa]s?|mor[oa]s?|gitan[oa]s?|judi[oa]s?|indi[oa]s?|chin[oa]s?|extranjer[oa]s?|inmigrantes?|sudacas?|mierda)|vuelve(?:te)? a tu pais
`;
export const ATTACK_STEMS = `idiota imbecil imbesil estupid tarad`;
export const ATTACK_WORDS = `
idiotas idiotez idioteces idiotizado imbécil imbéciles imbecilidad estúpid~ estupidez estupideces
tonto tonta tontos tontas tontería tonterías tontaina tontolaba tontorrón atontado atontada bobo boba bobos bobas bobada bobadas
ignorante ignorantes inútil inútiles inservible inservibles cretino cretina cretinos cretinas mema
lelo lela majadero majadera majaderos majaderías mentecato mentecata necio necia necios necias zoquete zoquetes zopenco zopenca
lerdo lerda lerdos palurdo palurda palurdos cateto cateta paleto ceporro merluzo cenutrio berzotas
payaso payasa payasos payasada payasadas patán patanes baboso babosa babosos babosas asqueros~ asqueroso repugnante repugnantes
cerdo cerda cerdos cerdas cochino cochina cochinos cochinas marrano marrana marranos puerco puerca puercos gorrino
vago vaga vagos vagas holgazán holgazana holgazanes haragán haragana gandul gandula gandules zángano zángana parásito
parásita parásitos sanguijuela aprovechado aprovechada aprovechados gorrón gorrona gorrones caradura caraduras sinvergüenza
sinvergüenzas desgraciado desgraciada desgraciados desgraciadas malnacido malnacida miserables canalla canallas
egoísta egoístas egoistón maleducad~ grosero grosera groseros groseras maleducado desconsiderad~ irrespetuos~ 
   repelente repelentes chiflado chiflada chalado chalada
majareta psicópata psicópatas lunático lunática engreído engreída arrogante arrogantes prepotente
prepotentes cobarde cobardes mentiroso mentirosa mentirosos mentirosas embustero embustera hipócrita hipócritas
traidor traidora traidores ladrón ladrona ladrones ratero ratera perdedor perdedora perdedores fracasado fracasada
fracasados inmaduro inmadura inmaduros patético patética patéticos patéticas ridículo
ridícula ridículos ridículas vergonzoso vergonzosa escoria escorias gentuza chusma
arpía gordinflón gordinflona adefesio capullo capulla capullos
mamarracho mamarracha mamarrachos bastardo bastarda bastardos zángano guarrete desastrado
niñato niñata niñatos tolai toli panoli pardillo pardilla pringado pringada tiparraco tiparraca energúmeno energúmena energúmenos
creep pervertido pervertida pervertidos degenerado degenerada depravado depravada acosador
`;
export const ATTACK_PHRASES = `
(?:(?:eres|sos|son|sois) (?:un[oa]?s? )?|pinche |puto |puta )muert[oa]s? de hambre|(?:cierra|cerra|cierre|cerrad|callate|calla|callaos|callense) (?:la|el|esa|ya|de una) ?(?:boca|pico|hocico|jeta|bocota|vez)|callate|callaos|callense|como una cabra|maldit[oa]s? seas?|menud[oa] jeta|(?:largate|largaos|pierdete|vete) (?:de aqui|de una vez|ya)
(?:eres|sos|es usted|sois|son) (?:un[oa]? |tan |muy |demasiado |bien |de lo mas |mas |el |la |unos |unas |todo un |toda una |un[oa]? gran |simplemente |realmente |siempre (?:tan |muy )?){0,3}(?:cerd[oa]s?|suci[oa]s?|guarr[oa]s?|asco|desastre|vergüenza|verguenza|verguenzas|pesad[oa]s?|borde|bordes|ninat[oa]s?|nin[oa]s? (?:mimad[oa]|malcriad[oa]|pequen[oa])|lo peor|jeta|mal[oa]s? persona|malas personas|animal(?:es)?|bestias?|rata|ratas|perr[oa]s?|basura|loc[oa]s?|enferm[oa]s?|infantil(?:es)?|irresponsables?|descuidad[oa]s?|molest[oa]s?|insufribles?|insoportables?|inaguantables?|mal educad[oa]s?|peor(?:es)?|un cero|carga|estorbo|inmadur[oa]s?|monstruos?|vibora|bruja|burr[oa]s?|floj[oa]s?|dejad[oa]s?|desordenad[oa]s?|ruidos[oa]s?|feo|fea|gord[oa]s?|tacan[oa]s?|rar[oa]s?|nulo|nula|fracaso|incompetentes?|miserable|falso|falsa)
(?:que|vaya|menud[oa]|pedazo de|maldit[oa]s?|sucio|sucia|viej[oa]|puñeter[oa]|asqueros[oa]) (?:pedazo de )?(?:cerd[oa]|idiota|animal|bestia|burr[oa]|rata|perr[oa]|basura|bruja|vibora|alimana|cabeza hueca|inutil|desgraciad[oa])|pedazo de (?:[a-z]{3,12})|(?:como|igual que) (?:un |una |unos |unas )?(?:cerd[oa]s?|animal(?:es)?|puerc[oa]s?|salvajes?|bestias?|nin[oa]s? (?:pequen[oa]s?|malcriad[oa]s?|mimad[oa]s?))
(?:que asco|asco me das)|(?:me das|dais|das) (?:mucho |tanto |verdadero |puro )?(?:asco|pena|verguenza|grima|lastima)|(?:no vales|no sirves) (?:para )?(?:nada|una)|(?:te odio|os odio|no te soporto|no te aguanto|ojala te mueras|muerete|nadie te (?:quiere|soporta|aguanta))|(?:que te pasa en la cabeza|estas (?:mal de la cabeza|loc[oa]|zumbad[oa]|ciego|sord[oa]|chalad[oa])|no tienes (?:cerebro|educacion|verguenza|modales|dos dedos de frente)|sin cerebro|falta de (?:educacion|respeto) (?:tuya|la tuya)|tu (?:pereza|egoismo|estupidez|ignorancia|suciedad|mala educacion|falta de (?:respeto|educacion|consideracion)))|verguenza deberia darte|deberia darte verguenza|que poca verguenza
`;
export const INNOCENT = `cojonera`;
export const INNOCENT_PHRASES = `
(?:carne|lomo|costillas?|chuletas?|filetes?|manitas|solomillo|pierna) de (?:cerdo|puerco|marrano)|cerdo (?:asado|agridulce|iberico)|vaga idea|(?:me|nos) (?:siento|senti|sentia) (?:un poco |muy |tan |como un[oa]? )?(?:tont[oa]|estupid[oa]|idiota|bob[oa]|ridicul[oa]|inutil)|(?:polla|pollas) de agua|huevos (?:rotos|fritos|duros|revueltos)|hacer el ridiculo|nariz de payaso|payasos? (?:del circo|de circo)|que tont[oa] (?:soy|fui|he sido)|qu[eé] ridiculo me|(?:sin|no es ninguna|no quiero decir) tonterias?
`;
