/** Verbs as they stand in a command, folded: where a clause begins with one, something is asked for. */
export const COMMANDS_EN = `
answer apologise apologize ask be bin book borrow bring buy call calm change chat check chuck chip clean clear
close collect come consider cook cool count cover cut deal decide delete do don't drop dry ease eat empty
explain face fill find finish fix flush fold follow free get give go grab grow hand hang have hear help hold
hoover include invite iron join keep kick knock leave lend let limit listen load lock log look lower mail make
meet mend message mind mop move mow nudge open park pass pay pick pipe plan play please plug pop post pull put
quit rearrange refill remember remove repair replace reply respect respond return ring rinse run save say
scoop scrape scrub send set share shift shower show shush shut sit sleep slow smoke sort speak spend split
stack stay step stick stop store stow sweep swap switch tackle take talk tell text throw tidy top toss train
transfer treat try turn unblock unload unplug use vacuum wait wake walk warn wash watch water wear wheel wipe
work wrap write
`;
