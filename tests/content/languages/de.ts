import type { Language } from './language';

const language: Language = {
  sentenceBreak: /(?<=[.!?:])\s+(?=[\p{Lu}\p{N}„'"])/u,
  figure: /(?<![A-Za-zÄÖÜäöüß\d.,α-])\d[\d.]*(?:,\d+)?(?![A-Za-zÄÖÜäöüß\d])/g,
  numberOf: (figure) =>
    Number(
      figure
        .replace(/\.(?=\d{3})/g, '')
        .replace(/\.$/, '')
        .replace(',', '.'),
    ),
  count45213: '45.213',
  lengthOf: (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  brandLength: [120, 300],
  // The German messages contain no web address, so they lack the placeholder `address`.
  otherValues: {
    'model.title': '{{model}}',
    'message.short.photo': '{{camera}} {{count}} {{more}}',
    'message.short.screen': '{{camera}}',
    'message.short.usb': '{{camera}}',
  },
  certainty:
    /(?<!\p{L})(?:exakt\p{L}*|ungefähr|wahrscheinlich\p{L}*|vermutlich|voraussichtlich|wohl|(?:un)?bestätigt\p{L}*|nachgewiesen\p{L}*|belegt\p{L}*|angeblich|geschätzt\p{L}*|Schätzung\p{L}*|Schätzwert\p{L}*|sicherlich|zuverlässig\p{L}*|verlässlich\p{L}*|erwarte[nt]\p{L}*|wir (?:haben|kennen|wissen|erwarten)|haben wir|kennen wir|auf die Auslösung genau)(?!\p{L})/iu,
  settings: /1\/[\d.]+ (?:s|Sekunde)(?!\p{L})|\b\d+ (?:Sekunden?|Minuten?|mm)\b|Blende \d+/gu,
  ownMoney: /\d\s?(?:€|Euro)/,
  foreignMoney: /[¥$£]\s?\d|\d\s?(?:[¥$£]|Yen|(?:US-|kanadische )?Dollar|Pfund)/,
  reported: /Berichte|soll /,
  untried: /(?:meines|unseres) Wissens/,
  impossible: /nicht (?:aus|ab)(?:ge)?lesen|niemand kann/,
  fileNumber: /Dateinummer|Nummer (?:hat )?(?:das|des) (?:neueste|letzte)/i,
  screenshot: /Screenshot|Ergebnis/i,
  endsWithFormula: true,
  countOrFile: /Auslösung|Zahl|Datei|Adresse dieser Website/,
  originalFile: /Datei|Original|Speicherkarte|aus einem Foto/,
  contact: /https?:|www\.|@|e-mail|\blinks?\b|telefon|handynummer|cloud|whatsapp/i,
  bans: [
    [/\bZyklen\b/, 'Auslösungen'],
    [/elektronische\w* erste\w* Vorhang/, 'elektronischer erster Verschlussvorhang'],
    [/\bRichtwert/, 'Herstellerangabe, Lebensdauer'],
    [/\bDas Werkzeug\b|\b[Dd]ieses Werkzeugs?\b|\b[Uu]nser Werkzeug\b/, 'Checker'],
    [/(?<![a-zäöü])(?:Telefon|Handy)/, 'Smartphone'],
    [/\bDisplay\b/, 'Monitor'],
    [/Serviceanzeige|Servicebildschirm/, 'Servicemenü'],
    [/\bA(?:7|9|6\d00)(?:[RSC])?(?: (?:II|III|IV|V))?\b/, 'Alpha 7 III'],
    [/(?<![\d.,_-])9999(?!\d)(?!["'])/, '9.999'],
    [/mittelmäßig viele/, 'eine mittlere Zahl'],
    [/[Ee]hrliche Orte|behaupten das Gegenteil|Bezahlte USB/, 'what the style sheet has'],
    [/\bwahre (?:Zahl|Gesamtzahl|Wert)/, 'tatsächliche Zahl'],
  ],
};

export default language;
