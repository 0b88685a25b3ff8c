/** Letters of other scripts that read as Latin ones. Written as pairs: the stranger, the letter it passes for. */
export const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  `аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx ԁd ԛq ԝw ґr гr пn иu ѵv һh ьb зe эe
αa βb εe ηn ιi κk μu νv οo ρp σo τt υu χx ωw γy кk ɡg ɑa ɩi ɪi ɴn ʀr ꜱs ʏy ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ᴊj ᴋk ʟl ᴍm ᴏo ᴘp
ᴛt ᴜu ᴠv ᴡw ᴢz ıi ƒf ʃs ʋv ϲc ⅼl օo սu հh ոn`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [stranger = '', letter = ''] = [...pair];
      return [stranger, letter];
    }),
);
