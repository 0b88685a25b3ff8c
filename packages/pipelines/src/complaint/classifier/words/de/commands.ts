/** Verbs as they stand in a command, folded: where a clause begins with one, something is asked for. */
export const COMMANDS_DE = `
achte atme antworte antwortet bau back bedien beachte beantworte bedenk beeil befrei begreif behalt behandel
behandle bekomm beleg benimm benutz benutzt bereit berechne beruhig beruhige besorg besorgt besprich bestell
beteilig bete bezahl bezahlt bezieh bezieht bleib bleibt borg bring bringt deck denk denkt dreh dreht drossel
druck dusch duscht einig entkalk entschuldig entscheid entsorg erinner erklar erklart erzahl fahr fang fasst
feg fegt feier find flust formulier frag fragt freu frier friss fuhr full gebt geh geht gewohn gib giess hab
habt halt haltet hang hangt heb heiz helft hilf hol holt hor hort horch informier iss kauf kauft kehr klapp
klar klart kleb klopf klopft koch kocht komm kommt kratz kummer kummert kundig kurz lad lass lasst lauf lauft
leb leer leert leg legt leih lern les lies losch lost luft luftet mach macht mah meld meldet merk miss nimm
nehmt ordne pack packt park parkt pass passt pfleg plan plant poste probier putz putzt quatsch rauch raucht
raum raumt red rede redet reagier reagiert reduzier reg regel reinig renn reparier respektier respektiert ruck
ruf ruft sag sagt sammel saug saugt schaff schalt schau schaut schieb schick schiebt schick schickt schlaf
schlag schleich schliess schliesst schmeiss schneid schon schraub schreib schreibt schrubb schweig sei seid
seht setz setzt sieh sing sortier spar spiel spielt sprich sprecht spul spult stell stellt stopp stor stort
such sucht tausch teil teilt telefonier trag tragt trenn tritt trink trockne tu tut ub ubernimm uberleg
uberweis uberweist unterlass unterschreib unterschreibt verbiete verbring vergiss verhalt verlass verleg
vermeid verpiss verraum verschieb verschon versprich versteh versuch versucht verteil vertrag verzieh wart
wartet wasch wascht wechsel weck weich werd werdet werf wirf werft wisch wischt wohn wurg zahl zahlt zeig zieh
zieht ziel zock zuhor lasst setzen reden machen gehen klaren teilen
`;
