import type { Language } from './language';

const language: Language = {
  sentenceBreak: /(?<=[.!?:])\s+(?=[\p{Lu}\p{N}„'"])/u,
  figure: /(?<![A-Za-z\d.,α-])\d[\d,]*(?:\.\d+)?(?![A-Za-z\d])/g,
  numberOf: (figure) => Number(figure.replaceAll(',', '')),
  count45213: '45,213',
  lengthOf: (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  brandLength: [120, 300],
  otherValues: {},
  certainty:
    /\b(?:exact(?:ly)?|approximate(?:ly)?|probably|likely|presumably|supposedly|expect(?:ed|s)?|(?:un)?confirm(?:ed|s)|verified|proven|reported(?:ly)?|estimate[ds]?|certain(?:ly)?|guaranteed?|reliabl[ey]|trustworthy|as far as|we(?:’ve| have|’d| haven’t| know| found| read))\b/i,
  settings: /1\/[\d,]+ s\b|\bf\/\d+|\b\d+ (?:seconds?|minutes?|mm)\b/g,
  ownMoney: /(?<!C)\$\d|\d dollars|£\d|\d pounds/,
  foreignMoney: /[¥€]\d|C\$\d|\d[ -](?:yen|euros?|yuan|Canadian dollars)\b/,
  reported: /reported|I’ve read/,
  untried: /don’t know of anyone|nobody we know of/i,
  impossible: /nobody can|can’t be read|impossible/i,
  fileNumber: /file number|number of the (?:latest|newest)/i,
  screenshot: /screenshot|picture of the result|the result/i,
  endsWithFormula: false,
  countOrFile: /\bcount\b|\bfile\b|\blink\b/i,
  originalFile: /\bfile\b|photo sent|memory card/i,
  contact: /https?:|www\.|@|\be-?mail|\blinks?\b|\bphone|\bdrive\b|icloud|whatsapp/i,
  bans: [
    [/\breleases\b/i, 'actuations or shots'],
    [/\bbeen released\b/i, 'fired'],
    [/\b(?:a|this|that|each|lightly used|worn) copy of (?:a|the) (?:camera|body)\b/i, 'camera'],
    [/\b\w*(?:colour|favour|behaviour|labour|neighbour)\w*/i, 'American spelling'],
    [/\b(?:centre|centres|metre|metres|grey|licence|catalogue|programme|torch|cheque)\b/i, 'American spelling'],
    [/\b\w*(?:recognis|analys(?!is|es\b)|stabilis|organis|authoris|summaris|realis(?!t))\w*/i, 'American spelling'],
    [/\b(?:instalments?|telephone|sceptical|serviced anew|anew)\b/i, 'American usage'],
    [/\bIt stands in\b|\bstands in the maker note\b|\bthe honest (?:places|answer|result)\b/i, 'a plain statement'],
    [/\bno (?:count|counter|total) is known\b|\bis known to (?:be|hold|have)\b/i, 'we haven’t found one'],
    [/\bno number is better than a wrong one\b/i, 'We’d rather show nothing than a wrong number.'],
  ],
};

export default language;
