/** Number words by language, from two on: "one" is an article in most of them. */
const spoken = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair): [string, string] => {
        const [word = '', value = ''] = pair.split('=');
        return [word, value];
      }),
  );

export const NUMBER_WORDS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'en',
    spoken(
      'two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 thousand=1000 million=1000000 twice=2 thrice=3 dozen=12 couple=2 both=2',
    ),
  ],
  [
    'es',
    spoken(
      'dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 mil=1000 millon=1000000 docena=12 par=2 ambos=2',
    ),
  ],
  [
    'fr',
    spoken(
      'deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 mille=1000 million=1000000 douzaine=12',
    ),
  ],
  [
    'de',
    spoken(
      'zwei=2 zwo=2 drei=3 vier=4 funf=5 fuenf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwolf=12 zwoelf=12 dreizehn=13 vierzehn=14 funfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreissig=30 vierzig=40 funfzig=50 sechzig=60 hundert=100 tausend=1000 million=1000000 dutzend=12 zweimal=2 dreimal=3 paar=2 beide=2',
    ),
  ],
]);

/** Number words an output may use freely: "the two of us", "we two", "a couple of", "acht geben". */
export const FREE_NUMBERS: ReadonlyMap<string, RegExp> = new Map([
  [
    'en',
    /(?:the|us|we|you|one or|first|or) two|two of (?:us|you)|two (?:people|flatmates|housemates|roommates)|both|(?:a )?couple|twice|ten (?:out of|times as)|at sixes|hundred percent|(?:a )?(?:thousand|million|hundred) thanks|dozen/gu,
  ],
  [
    'es',
    /(?:los|las|nosotros|nosotras|entre los|uno o|de los|una de|vosotros) dos|dos (?:palabras|personas)|once|mil gracias|par|ambos/gu,
  ],
  [
    'fr',
    /(?:nous|les|tous les|toutes les|a|vous|un ou|une ou|tous) deux|deux (?:mots|personnes)|neuf|neuve|cent pour cent|mille (?:mercis|excuses)/gu,
  ],
  [
    'de',
    /(?:wir|uns|euch|zu|beide|ein oder|eine oder) (?:zwei|beiden?)|acht (?:geben|zu|auf)|in acht|ausser acht|paar|beide|hundert prozent|tausend dank|acht(?=ung|sam)/gu,
  ],
]);
