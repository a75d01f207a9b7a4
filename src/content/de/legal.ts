import { filledRows } from '../filledRows';
import type { LegalCopy } from '../types';

const legal: LegalCopy = ({ name, contactEmail, privacyEmail, legalEmail, hostedVideo, host, logDays, operator }) => ({
  'privacy-policy': {
    title: 'Datenschutzerklärung',
    description: 'Was mit Ihrem Foto geschieht (nichts verlässt Ihr Gerät), was der Browser speichert und wie lange.',
    updated: '2026-11-24',
    blocks: [
      {
        kind: 'paragraph',
        text: `Kurz gesagt: Ihre Fotos bleiben bei Ihnen. ${name} liest sie in Ihrem Browser, und nichts davon wird gesendet, gespeichert oder weitergegeben. Es gibt keine Konten, keine Werbung und kein Tracking. Im Folgenden steht das im Einzelnen, mit allen Einschränkungen.`,
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
        text: 'Wenn Sie ein Foto öffnen, liest die Seite die Teile der Datei, in denen Kameradaten stehen. Das geschieht im Arbeitsspeicher Ihres Geräts. Dateiname, Bild, ein möglicherweise enthaltener Aufnahmeort, Seriennummer und Ergebnis werden nicht übertragen und nicht aufbewahrt. Sie werden verworfen, sobald Sie ein weiteres Foto analysieren oder die Seite schließen, es sei denn, Sie behalten den Verlauf auf diesem Gerät. Eine Seriennummer, die Sie eintippen, und ein zweites Foto, das Sie öffnen, werden auf Ihrem Gerät verglichen und mit dem Ergebnis verworfen. Einen Bericht gibt es nur, wenn Sie ihn selbst kopieren, herunterladen oder drucken. Darin steht ein Link zur [Seite, die Berichte prüft](/verify). Der Link enthält die Prüfsumme des Fotos (SHA-256), das Modell, die Auslösungen, ihre Einstufung, das Aufnahmedatum und die Version des Checkers, aber nie die Seriennummer, den Ort oder den Dateinamen. All das steht in der Adresse hinter dem #, und diesen Teil senden Browser nicht.',
      },
      {
        kind: 'paragraph',
        text: 'Rechtsgrundlage: Die Seite greift nur auf die Datei zu, die Sie ihr geben, und nur, um die Auskunft zu liefern, die Sie ausdrücklich verlangen (§ 25 Abs. 2 Nr. 2 TDDDG). Wir selbst erhalten dabei keine Daten.',
      },
      { kind: 'heading', id: 'history', level: 2, text: 'Die Seite „Verlauf“' },
      {
        kind: 'paragraph',
        text: 'Auf der [Seite „Verlauf“](/history) gilt für viele Fotos dasselbe wie für eines: Sie werden auf Ihrem Gerät gelesen, und mit dem Schließen der Seite ist alles vergessen. Nur wenn Sie „Auf diesem Gerät behalten“ wählen, legt Ihr Browser den Verlauf ab, samt Seriennummern und Dateinamen, aber ohne Bilder. Dateien, die Sie dort speichern oder drucken, entstehen auf Ihrem Gerät; vollständige Seriennummern stehen nur darin, wenn Sie es ankreuzen.',
      },
      { kind: 'heading', id: 'cable', level: 2, text: 'Die Kamera am USB-Kabel' },
      {
        kind: 'paragraph',
        text: 'Auf der [Seite „USB-Kabel“](/connect) liest Ihr Browser eine Kamera aus, die Sie selbst in seiner Liste wählen: Modell, Firmware, Seriennummer, Zählerstand und, wo die Kamera es zulässt, die Kameradaten des neuesten Fotos. Auch das bleibt im Arbeitsspeicher, bis Sie die Seite verlassen. Der Browser merkt sich, dass die Seite auf diese Kamera zugreifen darf; mit „Zugriff widerrufen“ oder in seinen Einstellungen nehmen Sie das zurück. Eine Diagnosedatei entsteht nur, wenn Sie sie speichern, und sie enthält weder die Seriennummer noch den Namen des Besitzers.',
      },
      { kind: 'heading', id: 'reports', level: 2, text: 'Berichte prüfen' },
      {
        kind: 'paragraph',
        text: 'Auf der [Seite „Bericht prüfen“](/verify) vergleicht Ihr Browser ein Foto mit einem Bericht, ebenfalls auf Ihrem Gerät. Was im Link eines Berichts hinter dem # steht, nimmt die Seite aus der Adresszeile und hebt es nur in diesem Tab auf, bis Sie den Bericht entfernen oder den Tab schließen.',
      },
      { kind: 'heading', id: 'policy', level: 2, text: 'Was der Browser blockiert und was nicht' },
      {
        kind: 'paragraph',
        text: 'Sie müssen uns das nicht einfach glauben. Die Sicherheitsrichtlinie der Seite sorgt dafür, dass der Browser Anfragen im Hintergrund, Beacons, Sockets und Formulare blockiert, und der Service Worker der Seite beantwortet jede Anfrage an eine andere Website mit einem Fehler. Zwei Dinge können Sie selbst prüfen: Die Netzwerkanalyse Ihres Browsers zeigt keine Anfrage, während ein Foto gelesen wird, und die Schaltfläche „Selbst testen, ob Senden blockiert wird“ unter dem Ablagefeld zeigt, wie ein Abruf blockiert wird. Sie können auch die Netzverbindung trennen; der Checker funktioniert weiter.',
      },
      {
        kind: 'list',
        items: [
          'Die Richtlinie hindert die Seite nicht daran, ihre eigenen Dateien zu laden, etwa Skripte, Schriften und Bilder.',
          'Die Richtlinie verhindert nicht, dass der Browser eine andere Adresse aufruft, zum Beispiel wenn Sie einem Link folgen. Auch ein Skript könnte das veranlassen, und liefert die Adresse keine Seite, sehen Sie weiterhin diese hier. Kein Link dieser Website enthält Daten aus Ihrem Foto, und keines unserer Skripte gibt solche Daten auf diesem Weg weiter.',
          'Ebenso wenig verhindert sie, dass ein Browser einen Hostnamen nachschlägt oder vorab eine Verbindung zu einem Host aufbaut. Die Seite bittet Browser, das bei ihren Links zu unterlassen.',
          'Die Richtlinie gilt weder für direkte Verbindungen zwischen Browsern (WebRTC) noch für Passkeys, die den Browser zu einer Anfrage an eine andere Website veranlassen können. Ein Skript entfernt beides aus der Seite, bevor ein anderes Skript läuft. In einem leeren Frame oder einem Pop-up gäbe es beides noch, und ein Pop-up, das statt einer Seite eine unserer Dateien zeigt, unterliegt der Richtlinie nur, wenn der Server es so vorgibt. Öffnen könnte so etwas aber nur unser eigener Code, und er tut es nie. In diesem Punkt verlassen Sie sich also auf unsere Skripte, nicht auf die Richtlinie.',
          'Die Richtlinie gilt weder für Erweiterungen, die Sie in Ihrem Browser installiert haben, noch für andere Programme auf Ihrem Gerät.',
        ],
      },
      { kind: 'heading', id: 'storage', level: 2, text: 'Was in Ihrem Browser gespeichert wird' },
      {
        kind: 'paragraph',
        text: 'Wir setzen keine Cookies. Einige Einstellungen werden im Speicher Ihres Browsers abgelegt, auf Ihrem Gerät; nur diese Website kann sie lesen. An uns werden sie nie gesendet.',
      },
      {
        kind: 'table',
        caption: 'Einträge im Speicher des Browsers',
        columns: ['Eintrag', 'Was er enthält', 'Wie lange'],
        rows: [
          ['language', 'Die gewählte Sprache', 'Bis Sie ihn löschen'],
          ['theme', 'Hell oder dunkel, falls Sie gewählt haben', 'Bis Sie ihn löschen'],
          [
            'cookie-consent',
            'Ihre Antwort im Banner: alles (all), Auswahl (selected) oder nur Notwendiges (necessary)',
            'Bis Sie ihn löschen',
          ],
          ['marketing-consent', 'Ob Sie Marketing zugestimmt haben', 'Bis Sie ihn löschen'],
          ['analytics-consent', 'Ob Sie Statistik zugestimmt haben', 'Bis Sie ihn löschen'],
          ['keep-history', 'Dass ein Verlauf auf diesem Gerät behalten werden soll', 'Bis Sie den Verlauf löschen'],
          [
            'Verlauf der Auslösungen (IndexedDB)',
            'Nur wenn Sie auf der [Seite „Verlauf“](/history) „Auf diesem Gerät behalten“ wählen: Zeitpunkte, Zählerstände, Modelle, Seriennummern und Dateinamen, keine Bilder. Die Startseite zeigt Ihre Kameras dann auch',
            'Bis Sie dort oder auf der Startseite „Von diesem Gerät löschen“ wählen',
          ],
          [
            'language-switching',
            'Eine Markierung, während die Sprache wechselt (Sitzungsspeicher)',
            'Eine halbe Sekunde, höchstens bis Sie den Tab schließen',
          ],
          [
            'Link eines Berichts (Verlauf des Tabs)',
            'Nur wenn Sie den Link eines Berichts öffnen: was der Link enthält, damit es nach dem Neuladen noch da ist',
            'Bis Sie den Bericht entfernen oder den Tab schließen',
          ],
          ['Offline-Kopie', 'Die Dateien dieser Website, damit sie ohne Netz funktioniert', 'Bis Sie sie löschen'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Um alles zu löschen, entfernen Sie in den Einstellungen Ihres Browsers die Daten dieser Website. Verloren gehen dabei Ihre Einstellungen, die Offline-Kopie und ein Verlauf, den Sie auf diesem Gerät behalten haben.',
      },
      {
        kind: 'paragraph',
        text: 'Rechtsgrundlage: Gespeichert wird nur, was diese Website für ihre Funktionen braucht: Sprache, Darstellung, Ihre Antwort im Banner, den Betrieb ohne Netz und, nur auf Ihren Wunsch, den Verlauf (§ 25 Abs. 2 Nr. 2 TDDDG). Eine Einwilligung ist dafür nicht erforderlich.',
      },
      { kind: 'heading', id: 'consent', level: 2, text: 'Ihre Auswahl im Banner' },
      {
        kind: 'paragraph',
        text: 'Das Banner bietet drei Antworten: alles annehmen, die Auswahl annehmen oder alles ablehnen, was nicht notwendig ist. Schließen gilt als Ablehnen. Zurzeit hängt von Ihrer Antwort nichts ab, denn die Website enthält weder Marketing noch Statistik. Sollte eines davon je hinzukommen, wird es nur bei Besuchern aktiv, die zugestimmt haben. Ihre Auswahl ändern oder widerrufen Sie jederzeit über „Einwilligungen“ am Ende jeder Seite (Art. 7 Abs. 3 DSGVO).',
      },
      { kind: 'heading', id: 'server', level: 2, text: 'Was der Hoster sieht' },
      {
        kind: 'paragraph',
        text: `Um eine Seite auszuliefern, braucht der Server Ihre IP-Adresse; er erfährt, welche Datei Ihr Browser wann anfordert und welche Browserkennung er sendet. Das ist auf jeder Website so. ${host ? `Die Dateien liegen bei ${host}.` : 'Die Dateien liegen bei einem Hosting-Unternehmen.'} ${logsKept(logDays)} Wir führen solche Protokolle nicht mit anderen Daten zusammen, und Ihr Foto kommt darin nicht vor.`,
      },
      {
        kind: 'paragraph',
        text: 'Rechtsgrundlage ist unser berechtigtes Interesse, die Website auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO). Ohne IP-Adresse lässt sich keine Seite abrufen; sonst müssen Sie uns keine Daten geben.',
      },
      { kind: 'heading', id: 'video', level: 2, text: 'Das Video zur Anleitung' },
      {
        kind: 'paragraph',
        text: hostedVideo
          ? 'Die Anleitung auf der Startseite ist ein Video bei YouTube (Google Ireland Limited, Dublin). Bis Sie auf Wiedergabe drücken, sehen Sie nur ein Standbild, das von dieser Website kommt. Danach lädt Ihr Browser den Player im erweiterten Datenschutzmodus. YouTube erfährt dadurch Ihre IP-Adresse und dass Sie das Video hier ansehen, und kann diese Daten auch in den USA verarbeiten. Von da an gilt die Datenschutzerklärung von Google. Rechtsgrundlage ist Ihre Einwilligung, die Sie mit dem Klick geben (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). Auf Ihr Foto hat der Player keinen Zugriff.'
          : 'Die Anleitung auf der Startseite ist eine kurze Aufzeichnung, die wie jede andere Datei von dieser Website kommt. Ein Videodienst ist nicht beteiligt.',
      },
      { kind: 'heading', id: 'mail', level: 2, text: 'Newsletter-Feld, Links und E-Mail' },
      {
        kind: 'paragraph',
        text: 'Das Newsletter-Feld im Blog sendet und speichert nichts; einen Newsletter gibt es noch nicht. Für andere Websites, auf die wir verlinken, sind deren Betreiber verantwortlich. Wenn Sie uns schreiben, verwenden wir Ihre Adresse und Ihre Nachricht für die Antwort und für nichts anderes (Art. 6 Abs. 1 lit. f DSGVO; geht es um einen Vertrag, lit. b). Wir löschen sie, wenn Ihr Anliegen erledigt ist und keine gesetzliche Aufbewahrungspflicht besteht.',
      },
      { kind: 'heading', id: 'rights', level: 2, text: 'Ihre Rechte und wie Sie uns erreichen' },
      {
        kind: 'paragraph',
        text: `Außer den E-Mails, die Sie uns geschickt haben, und den genannten Protokollen gibt es keine Daten über Sie. Zu diesen Daten haben Sie nach der DSGVO die folgenden Rechte; schreiben Sie an [${privacyEmail}](mailto:${privacyEmail}).`,
      },
      {
        kind: 'list',
        items: [
          'Auskunft darüber, welche Daten wir über Sie verarbeiten (Art. 15)',
          'Berichtigung (Art. 16) und Löschung (Art. 17)',
          'Einschränkung der Verarbeitung (Art. 18)',
          'Übertragung der Daten, die Sie uns gegeben haben (Art. 20)',
          'Widerruf einer Einwilligung für die Zukunft (Art. 7 Abs. 3)',
          'Beschwerde bei einer Datenschutz-Aufsichtsbehörde, zum Beispiel an Ihrem Wohnort (Art. 77)',
        ],
      },
      { kind: 'heading', id: 'objection', level: 2, text: 'Widerspruchsrecht' },
      {
        kind: 'paragraph',
        text: `**Stützen wir eine Verarbeitung auf ein berechtigtes Interesse, können Sie ihr aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO).** Eine Nachricht an [${privacyEmail}](mailto:${privacyEmail}) genügt.`,
      },
      {
        kind: 'paragraph',
        text: 'Automatisierte Entscheidungen und Profiling gibt es nicht. Was für die Nutzung des Checkers gilt, steht in den [Nutzungsbedingungen](/terms-and-conditions).',
      },
    ],
  },
  'terms-and-conditions': {
    title: 'Nutzungsbedingungen',
    description: 'Was der Checker bietet, wie verlässlich seine Zahlen sind und was für die Nutzung gilt.',
    updated: '2026-11-24',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name} liest kostenlos Kameradaten aus Fotos aus. Für die Nutzung gelten die folgenden, bewusst kurz gehaltenen Bedingungen.`,
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
          'Zähler können durch Reparaturen oder Firmware-Updates zurückgesetzt werden, ab einem bestimmten Wert von vorn beginnen oder Bilder statt Auslösungen zählen. Sind uns solche Einschränkungen bekannt, stehen sie im Ergebnis.',
          'Schätzwerte können weit danebenliegen und sind als solche gekennzeichnet.',
          'Die Verschluss-Lebensdauer ist das Ergebnis eines Tests. Sie garantiert keine verbleibende Lebensdauer und sagt keinen Ausfall voraus.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Die Zahl der Auslösungen ist eine Tatsache unter mehreren. Stützen Sie einen Kauf, einen Verkauf oder einen Anspruch nicht allein auf sie; sehen Sie sich die Kamera an.',
      },
      { kind: 'heading', id: 'use', level: 2, text: 'Ihre Pflichten' },
      {
        kind: 'paragraph',
        text: 'Verwenden Sie Fotos, die Ihnen gehören oder die Sie verwenden dürfen. Veröffentlichen Sie ein Ergebnis oder einen Bericht, sind Sie dafür verantwortlich, insbesondere für Seriennummern und Aufnahmeorte, die darin stehen können. Stören Sie den Dienst nicht, und geben Sie seine Ergebnisse nicht als etwas aus, was sie nicht sind.',
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

/** How long the host keeps its logs: a number of days, '0' for none, '' where that is not known. */
function logsKept(days: string): string {
  if (days === '')
    return 'Der Hoster kann solche Protokolle für begrenzte Zeit aufbewahren, um den Betrieb zu sichern und Angriffe abzuwehren.';
  if (days === '0') return 'Protokolle davon werden nicht aufbewahrt.';
  return `Protokolle davon werden nach ${days === '1' ? 'einem Tag' : `${days} Tagen`} gelöscht.`;
}

export default legal;
