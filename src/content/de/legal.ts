import { filledRows } from '../filledRows';
import type { LegalCopy } from '../types';

const legal: LegalCopy = ({ name, contactEmail, privacyEmail, legalEmail, hostedVideo, host, logDays, operator }) => ({
  'privacy-policy': {
    title: 'Datenschutzerklärung',
    description: 'Was mit Ihrem Foto geschieht (nichts verlässt Ihr Gerät), was der Browser speichert und wie lange.',
    updated: '2026-11-26',
    blocks: [
      {
        kind: 'paragraph',
        text: `Kurz gesagt: ${name} liest Ihre Fotos in Ihrem Browser. Nichts davon wird gesendet oder weitergegeben, und gespeichert wird nur, was Sie behalten wollen. Es gibt keine Konten, keine Werbung und kein Tracking.`,
      },
      ...(operator
        ? [
            { kind: 'heading', id: 'controller', level: 2, text: 'Verantwortlicher' } as const,
            {
              kind: 'paragraph',
              text: `Verantwortlich für die Verarbeitung personenbezogener Daten auf dieser Website ist ${operator.name}, ${operator.address}, E-Mail: [${privacyEmail}](mailto:${privacyEmail}). Weitere Angaben stehen im [Impressum](/operator).`,
            } as const,
          ]
        : []),
      { kind: 'heading', id: 'photos', level: 2, text: 'Ihre Fotos' },
      {
        kind: 'paragraph',
        text: 'Wenn Sie ein Foto öffnen, liest die Seite seine Kameradaten und das kleine Vorschaubild, das die Datei enthält, im Arbeitsspeicher Ihres Geräts. Dateiname, Bild, Aufnahmeort, Seriennummer und Ergebnis werden nicht übertragen und nicht aufbewahrt. Sie werden verworfen, sobald Sie ein weiteres Foto analysieren oder die Seite schließen. Ausnahme: Wenn Sie den [Verlauf](/history) auf diesem Gerät behalten, bleiben die unten genannten Angaben gespeichert, nicht aber Bild und Aufnahmeort. Verworfen wird auch, was Sie zum Vergleichen eingeben oder öffnen, etwa beim [Abgleich mit einem Bericht](/verify), und was Sie [am USB-Kabel](/connect) auslesen. Nur Modell und Seriennummer einer Canon bleiben im Arbeitsspeicher, bis Sie die Seite schließen, damit sich ihr Kartenbericht zuordnen lässt. Der Browser merkt sich, dass diese Website auf eine gewählte Kamera zugreifen darf; mit „Zugriff widerrufen“ oder in seinen Einstellungen nehmen Sie das zurück.',
      },
      {
        kind: 'paragraph',
        text: 'Berichte und andere Dateien gibt es nur, wenn Sie selbst welche erstellen. Der Link eines Berichts enthält nie die Seriennummer, den Ort oder den Dateinamen. Was er enthält, steht in der Adresse hinter dem #, und diesen Teil senden Browser nicht.',
      },
      {
        kind: 'paragraph',
        text: 'Die Schaltfläche „Selbst prüfen: Senden ist blockiert“ unter „Foto öffnen“ zeigt, wie der Browser einen Verbindungsversuch blockiert. Allerdings kann er nicht alle Wege aus einer Seite sperren; bei den übrigen müssen Sie darauf vertrauen, dass unsere Skripte nichts senden. Für Browsererweiterungen und andere Programme gilt die Sperre nicht.',
      },
      {
        kind: 'paragraph',
        text: 'Rechtsgrundlage: Die Seite greift nur auf die Datei zu, die Sie ihr geben, und nur, um die Auskunft zu liefern, die Sie ausdrücklich verlangen (§ 25 Abs. 2 Nr. 2 TDDDG). Wir selbst erhalten dabei keine Daten.',
      },
      { kind: 'heading', id: 'storage', level: 2, text: 'Was in Ihrem Browser gespeichert wird' },
      {
        kind: 'paragraph',
        text: 'Wir setzen keine Cookies. Das Folgende bleibt auf Ihrem Gerät; nur diese Website kann es lesen, und an uns wird es nie gesendet. Um alles zu löschen, entfernen Sie in den Einstellungen Ihres Browsers die Daten dieser Website, und schließen Sie ihre Tabs.',
      },
      {
        kind: 'table',
        caption: 'Einträge im Speicher des Browsers',
        columns: ['Eintrag', 'Was er enthält', 'Wie lange'],
        rows: [
          ['language und theme', 'Die gewählte Sprache, hell oder dunkel', 'Bis Sie ihn löschen'],
          ['cookie-consent, marketing-consent und analytics-consent', 'Ihre Antwort im Banner', 'Bis Sie ihn löschen'],
          [
            'keep-history und der Verlauf der Auslösungen (IndexedDB)',
            'Nur wenn Sie „Auf diesem Gerät behalten“ wählen: Zeitpunkte, Zählerstände, Modelle, Seriennummern und Dateinamen, keine Bilder',
            'Bis der Browser es löscht oder Sie „Von diesem Gerät löschen“ wählen; dann bleibt nur gespeichert, wie oft Sie gelöscht haben',
          ],
          [
            'language-switching',
            'Eine Markierung, während die Sprache wechselt (Sitzungsspeicher)',
            'Eine halbe Sekunde, höchstens bis Sie den Tab schließen',
          ],
          [
            'Link eines Berichts (Verlauf des Tabs)',
            'Was der Link enthält, wenn Sie einen öffnen',
            'Bis Sie den Bericht entfernen oder den Tab schließen',
          ],
          ['Offline-Kopie', 'Die Dateien dieser Website, damit sie ohne Netz funktioniert', 'Bis Sie sie löschen'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Rechtsgrundlage: Die meisten Einträge dienen einer Funktion, die Sie gewählt haben, oder merken sich Ihre Auswahl; dafür ist keine Einwilligung nötig (§ 25 Abs. 2 Nr. 2 TDDDG). Die Offline-Kopie entsteht ungefragt; sie enthält nur Dateien dieser Website.',
      },
      { kind: 'heading', id: 'consent', level: 2, text: 'Ihre Auswahl im Banner' },
      {
        kind: 'paragraph',
        text: 'Wer das Banner schließt, lehnt alles ab, was nicht notwendig ist. Zurzeit hängt von Ihrer Antwort nichts ab, denn die Website enthält weder Marketing noch Statistik. Sollte eines davon je hinzukommen, läuft es nur bei denen, die zugestimmt haben. Ihre Auswahl ändern oder widerrufen Sie jederzeit über „Einwilligungen“ am Ende jeder Seite (Art. 7 Abs. 3 DSGVO).',
      },
      { kind: 'heading', id: 'server', level: 2, text: 'Was der Hoster sieht' },
      {
        kind: 'paragraph',
        text: `Um eine Seite auszuliefern, braucht der Server Ihre IP-Adresse; er erfährt, welche Datei Ihr Browser wann anfordert und welche Browserkennung er sendet. ${host ? `Die Dateien liegen bei ${host}.` : 'Die Dateien liegen bei einem Hosting-Unternehmen.'} ${logsKept(logDays)} Wir führen solche Protokolle nicht mit anderen Daten zusammen, und Ihr Foto kommt darin nicht vor. Rechtsgrundlage ist unser berechtigtes Interesse, die Website auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO). Ohne IP-Adresse lässt sich keine Seite abrufen; sonst müssen Sie uns keine Daten geben.`,
      },
      { kind: 'heading', id: 'video', level: 2, text: 'Das Video zur Anleitung' },
      {
        kind: 'paragraph',
        text: hostedVideo
          ? 'Die Anleitung auf der Startseite ist ein Video bei YouTube (Google Ireland Limited, Dublin). Bis Sie auf Wiedergabe drücken, sehen Sie nur ein Standbild, das von dieser Website kommt. Danach lädt Ihr Browser den Player im erweiterten Datenschutzmodus. YouTube erfährt dadurch Ihre IP-Adresse und dass Sie das Video hier ansehen, und kann diese Daten auch in den USA verarbeiten. Von da an gilt die Datenschutzerklärung von Google. Rechtsgrundlage ist Ihre Einwilligung, die Sie mit dem Klick geben (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). Auf Ihr Foto hat der Player keinen Zugriff.'
          : 'Die Anleitung auf der Startseite kommt wie jede andere Datei von dieser Website. Ein Videodienst ist nicht beteiligt.',
      },
      { kind: 'heading', id: 'mail', level: 2, text: 'Newsletter-Feld und E-Mail' },
      {
        kind: 'paragraph',
        text: 'Das Newsletter-Feld im Blog sendet und speichert nichts; einen Newsletter gibt es noch nicht. Wenn Sie uns schreiben, verwenden wir Ihre Adresse und Ihre Nachricht nur für die Antwort (Art. 6 Abs. 1 lit. f DSGVO; geht es um einen Vertrag, lit. b). Wir löschen sie, wenn Ihr Anliegen erledigt ist und keine gesetzliche Aufbewahrungspflicht besteht.',
      },
      { kind: 'heading', id: 'rights', level: 2, text: 'Ihre Rechte und wie Sie uns erreichen' },
      {
        kind: 'paragraph',
        text: `Außer den E-Mails, die Sie uns geschickt haben, und den genannten Protokollen haben wir keine Daten über Sie. Zu diesen Daten haben Sie nach der DSGVO die folgenden Rechte; schreiben Sie an [${privacyEmail}](mailto:${privacyEmail}).`,
      },
      {
        kind: 'list',
        items: [
          'Auskunft darüber, welche Daten wir über Sie verarbeiten (Art. 15)',
          'Berichtigung (Art. 16) und Löschung (Art. 17)',
          'Einschränkung der Verarbeitung (Art. 18)',
          'Übertragung der Daten, die Sie uns gegeben haben (Art. 20)',
          'Widerruf einer Einwilligung für die Zukunft (Art. 7 Abs. 3)',
          'Beschwerde bei einer Datenschutz-Aufsichtsbehörde, zum Beispiel an Ihrem Wohnort (Art. 77)',
        ],
      },
      { kind: 'heading', id: 'objection', level: 2, text: 'Widerspruchsrecht' },
      {
        kind: 'paragraph',
        text: `**Stützen wir eine Verarbeitung auf ein berechtigtes Interesse, können Sie ihr aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO).** Eine Nachricht an [${privacyEmail}](mailto:${privacyEmail}) genügt.`,
      },
      {
        kind: 'paragraph',
        text: 'Automatisierte Entscheidungen und Profiling gibt es nicht.',
      },
    ],
  },
  'terms-and-conditions': {
    title: 'Nutzungsbedingungen',
    description: 'Was der Checker bietet, wie verlässlich seine Zahlen sind und was für die Nutzung gilt.',
    updated: '2026-11-26',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name} liest kostenlos Kameradaten aus Fotos aus. Für die Nutzung gelten die folgenden Bedingungen.`,
      },
      { kind: 'heading', id: 'service', level: 2, text: 'Was Sie bekommen' },
      {
        kind: 'paragraph',
        text: 'Der Checker, die Seiten über Marken und Modelle und die Artikel sind kostenlos und ohne Registrierung zugänglich. Der Checker arbeitet in Ihrem Browser; was mit Ihren Daten geschieht, steht in der [Datenschutzerklärung](/privacy-policy). Ein Anspruch darauf, dass das Angebot jederzeit erreichbar ist, besteht nicht; wir können es ändern oder einstellen.',
      },
      { kind: 'heading', id: 'numbers', level: 2, text: 'Wie verlässlich die Zahlen sind' },
      {
        kind: 'list',
        items: [
          'Der Checker zeigt, was eine Datei enthält. Ob sie zu der Kamera gehört, die vor Ihnen liegt, und ob sie verändert wurde, kann er nicht beweisen.',
          'Zähler können durch Reparaturen oder Firmware-Updates zurückgesetzt werden, ab einem bestimmten Wert von vorn beginnen oder Bilder statt Auslösungen zählen. Das Ergebnis nennt die Einschränkungen des Zählers selbst; eine Reparatur oder ein Zurücksetzen sieht man einem Foto nicht an.',
          'Schätzwerte können weit danebenliegen und sind als solche gekennzeichnet.',
          'Die Verschluss-Lebensdauer garantiert keine verbleibende Lebensdauer und sagt keinen Ausfall voraus.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Stützen Sie einen Kauf, einen Verkauf oder einen Anspruch nicht allein auf die Zahl der Auslösungen; sehen Sie sich die Kamera an.',
      },
      { kind: 'heading', id: 'use', level: 2, text: 'Ihre Pflichten' },
      {
        kind: 'paragraph',
        text: 'Verwenden Sie Fotos, die Ihnen gehören oder die Sie verwenden dürfen. Veröffentlichen Sie ein Ergebnis oder einen Bericht, sind Sie dafür verantwortlich, auch für sichtbare Seriennummern und Aufnahmeorte. Stören Sie den Dienst nicht, und geben Sie seine Ergebnisse nicht als etwas aus, was sie nicht sind.',
      },
      { kind: 'heading', id: 'marks', level: 2, text: 'Namen und Rechte' },
      {
        kind: 'paragraph',
        text: 'Namen von Herstellern und Modellen dienen hier nur dazu, die Kameras zu bezeichnen. Die Rechte daran liegen bei ihren Inhabern, die an dieser Website nicht beteiligt sind und sie nicht empfehlen. Die Software ist unter der MIT-Lizenz veröffentlicht.',
      },
      { kind: 'heading', id: 'liability', level: 2, text: 'Haftung' },
      {
        kind: 'paragraph',
        text: 'Der Dienst ist unentgeltlich. Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden aus der Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsgesetz. Verletzen wir leicht fahrlässig eine wesentliche Pflicht, auf deren Erfüllung Sie vertrauen dürfen, haften wir für den vorhersehbaren, typischen Schaden; im Übrigen ist die Haftung ausgeschlossen.',
      },
      { kind: 'heading', id: 'links', level: 2, text: 'Links' },
      {
        kind: 'paragraph',
        text: 'Quellen sind verlinkt, damit Sie sie prüfen können. Für ihren Inhalt sind die jeweiligen Betreiber verantwortlich.',
      },
      { kind: 'heading', id: 'contact', level: 2, text: 'Änderungen und Kontakt' },
      {
        kind: 'paragraph',
        text: `Es gilt die Fassung auf dieser Seite; ihr Datum steht oben. Fragen richten Sie bitte an [${legalEmail}](mailto:${legalEmail}).`,
      },
    ],
  },
  operator: {
    title: 'Impressum',
    description: `Wer ${name} betreibt und wie Sie uns erreichen.`,
    blocks: operator
      ? [
          {
            kind: 'table',
            caption: 'Angaben gemäß § 5 DDG',
            columns: ['Angabe', 'Inhalt'],
            rows: filledRows([
              ['Anbieter', operator.name],
              ['Anschrift', operator.address],
              ['Vertreten durch', operator.representative],
              ['E-Mail', `[${contactEmail}](mailto:${contactEmail})`],
              ['Rufnummer', operator.phone],
              ['Registereintrag', operator.register],
              ['Umsatzsteuer- oder Wirtschafts-Identifikationsnummer', operator.taxNumber],
              [
                'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
                operator.responsible || `${operator.name}, ${operator.address}`,
              ],
            ]),
          },
          {
            kind: 'paragraph',
            text: 'Wie diese Website mit Daten umgeht, steht in der [Datenschutzerklärung](/privacy-policy).',
          },
        ]
      : [],
  },
});

/** `days`: the number of days for which the host keeps its logs; '0' if it keeps none, '' if unknown. */
function logsKept(days: string): string {
  if (days === '')
    return 'Der Hoster kann diese Angaben protokollieren und für begrenzte Zeit aufbewahren, um den Betrieb zu sichern und Angriffe abzuwehren.';
  if (days === '0') return 'Protokolle davon werden nicht aufbewahrt.';
  return `Protokolle davon werden nach ${days === '1' ? 'einem Tag' : `${days} Tagen`} gelöscht.`;
}

export default legal;
