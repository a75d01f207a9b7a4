import type { LegalCopy } from '../types';

const legal: LegalCopy = ({ name, privacyEmail, legalEmail, hostedVideo }) => ({
  'privacy-policy': {
    title: 'Datenschutzerklärung',
    description: 'Was mit Ihrem Foto geschieht (nichts verlässt Ihr Gerät), was der Browser speichert und wie lange.',
    updated: '2026-11-21',
    blocks: [
      {
        kind: 'paragraph',
        text: `Kurz gesagt: Ihre Fotos bleiben bei Ihnen. ${name} liest sie in Ihrem Browser, und nichts davon wird gesendet, gespeichert oder weitergegeben. Es gibt keine Konten, keine Werbung und keine Verfolgung. Der Rest dieser Seite sagt dasselbe im Einzelnen, mitsamt den Grenzen.`,
      },
      { kind: 'heading', id: 'photos', level: 2, text: 'Ihre Fotos' },
      {
        kind: 'paragraph',
        text: 'Wenn Sie ein Foto auswählen, liest die Seite die Teile der Datei, in denen Kameradaten stehen. Das geschieht im Arbeitsspeicher Ihres Geräts. Dateiname, Bild, ein möglicherweise enthaltener Aufnahmeort, Seriennummer und Ergebnis werden nicht übertragen und nicht aufbewahrt. Sie sind weg, sobald Sie ein weiteres Foto analysieren oder die Seite schließen. Einen Bericht gibt es nur, wenn Sie ihn selbst kopieren, herunterladen oder drucken.',
      },
      { kind: 'heading', id: 'policy', level: 2, text: 'Was der Browser verweigert und was nicht' },
      {
        kind: 'paragraph',
        text: 'Sie müssen uns das nicht einfach glauben. Die Sicherheitsrichtlinie der Seite lässt den Browser Anfragen im Hintergrund, Beacons, Sockets und Formulare blockieren, und der Service Worker der Seite beantwortet jede Anfrage an eine andere Website mit einem Fehler. Zweierlei können Sie selbst prüfen: Die Netzwerkanalyse Ihres Browsers zeigt keine Anfrage, während ein Foto gelesen wird, und die Schaltfläche „Test: Senden versuchen“ unter dem Ablagefeld zeigt, wie ein Abruf blockiert wird. Sie können auch die Netzverbindung trennen; der Checker funktioniert weiter.',
      },
      {
        kind: 'list',
        items: [
          'Die Richtlinie hindert die Seite nicht daran, ihre eigenen Dateien zu laden, etwa Skripte, Schriften und Bilder.',
          'Sie verhindert keinen Wechsel der Adresse, zum Beispiel wenn Sie einem Link folgen. Kein Link dieser Website enthält Daten aus Ihrem Foto.',
          'Sie verhindert nicht, dass ein Browser einen Hostnamen nachschlägt oder vorab eine Verbindung zu einem Host aufbaut. Die Seite bittet Browser, das bei ihren Links zu unterlassen.',
          'Sie gilt nicht für direkte Verbindungen zwischen Browsern (WebRTC). Ein Skript entfernt sie aus der Seite, bevor ein anderes Skript läuft. In einem leeren Frame oder einem Pop-up gäbe es sie noch: Nur unser eigener Code könnte so etwas öffnen, und er tut es nie. Dieser Punkt beruht also auf unseren Skripten, nicht auf der Richtlinie.',
          'Sie gilt weder für Erweiterungen, die Sie in Ihrem Browser installiert haben, noch für andere Programme auf Ihrem Gerät.',
        ],
      },
      { kind: 'heading', id: 'storage', level: 2, text: 'Was in Ihrem Browser gespeichert wird' },
      {
        kind: 'paragraph',
        text: 'Wir setzen keine Cookies. Einige Einstellungen liegen im Speicher Ihres Browsers, auf Ihrem Gerät, wo nur diese Website sie lesen kann. An uns werden sie nie gesendet.',
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
            'Nur wenn Sie auf der [Seite „Verlauf“](/history) „Auf diesem Gerät behalten“ wählen: Daten, Zählerstände, Modelle, Seriennummern und Dateinamen, keine Bilder',
            'Bis Sie dort „Von diesem Gerät löschen“ wählen',
          ],
          [
            'language-switching',
            'Eine Markierung, während die Sprache wechselt (Sitzungsspeicher)',
            'Eine halbe Sekunde, höchstens bis Sie den Tab schließen',
          ],
          ['Offline-Kopie', 'Die Dateien dieser Website, damit sie ohne Netz funktioniert', 'Bis Sie sie löschen'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Alles zusammen löschen Sie, indem Sie in den Einstellungen Ihres Browsers die Daten dieser Website entfernen. Verloren gehen dabei nur Ihre Einstellungen.',
      },
      { kind: 'heading', id: 'consent', level: 2, text: 'Ihre Wahl im Banner' },
      {
        kind: 'paragraph',
        text: 'Das Banner bietet drei Antworten: alles annehmen, die Auswahl annehmen oder alles ablehnen, was nicht notwendig ist. Schließen gilt als Ablehnen. Zurzeit hängt von Ihrer Antwort nichts ab, denn die Website enthält weder Marketing noch Statistik. Sollte eines davon je hinzukommen, läuft es nur bei denen, die zugestimmt haben. Löschen Sie die gespeicherte Antwort, fragt das Banner erneut.',
      },
      { kind: 'heading', id: 'server', level: 2, text: 'Was der Hoster sieht' },
      {
        kind: 'paragraph',
        text: 'Um eine Seite auszuliefern, braucht der Server Ihre IP-Adresse; er erfährt, welche Datei Ihr Browser wann anfordert und wie der Browser sich meldet. Das ist auf jeder Website so. Das Unternehmen, bei dem diese Dateien liegen, kann solche Aufzeichnungen für begrenzte Zeit aufbewahren, um den Betrieb zu sichern und Angriffe abzuwehren. Wir führen sie mit nichts zusammen, und Ihr Foto ist nicht darunter.',
      },
      { kind: 'heading', id: 'video', level: 2, text: 'Das Video zur Anleitung' },
      {
        kind: 'paragraph',
        text: hostedVideo
          ? 'Die Anleitung auf der Startseite ist ein Video bei einem Videodienst. Bis Sie auf Wiedergabe drücken, sehen Sie nur ein Standbild, das von dieser Website kommt. Danach lädt Ihr Browser die datensparsame Wiedergabe dieses Dienstes, der dadurch Ihre IP-Adresse erfährt und dass Sie das Video hier ansehen. Von da an gilt dessen eigene Datenschutzerklärung. Auf Ihr Foto hat der Dienst keinen Zugriff.'
          : 'Die Anleitung auf der Startseite ist eine kurze Aufzeichnung, die wie jede andere Datei von dieser Website kommt. Ein Videodienst ist nicht beteiligt.',
      },
      { kind: 'heading', id: 'mail', level: 2, text: 'Newsletter-Feld, Links und E-Mail' },
      {
        kind: 'paragraph',
        text: 'Das Newsletter-Feld im Blog sendet und speichert nichts; es steht noch kein Newsletter dahinter. Links zu anderen Websites führen von hier fort, und was dort geschieht, verantworten deren Betreiber. Wenn Sie uns schreiben, verwenden wir Ihre Adresse und Ihre Nachricht für die Antwort und für nichts anderes.',
      },
      { kind: 'heading', id: 'rights', level: 2, text: 'Ihre Rechte und wie Sie uns erreichen' },
      {
        kind: 'paragraph',
        text: `Sie haben das Recht zu erfahren, welche Daten wir über Sie haben, sie berichtigen oder löschen zu lassen und sich bei einer Datenschutzaufsicht zu beschweren. Außer E-Mails, die Sie uns geschickt haben, besitzen wir keine. Schreiben Sie an [${privacyEmail}](mailto:${privacyEmail}). Was für die Nutzung des Werkzeugs gilt, steht in den [Nutzungsbedingungen](/terms-and-conditions).`,
      },
    ],
  },
  'terms-and-conditions': {
    title: 'Nutzungsbedingungen',
    description:
      'Was der Checker bietet, wie weit man sich auf seine Zahlen verlassen kann und was für die Nutzung gilt.',
    updated: '2026-11-21',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name} ist ein kostenloser Checker, der Kameradaten aus Fotos liest. Wer es nutzt, ist mit dem Folgenden einverstanden. Es ist absichtlich kurz gehalten.`,
      },
      { kind: 'heading', id: 'service', level: 2, text: 'Was Sie bekommen' },
      {
        kind: 'paragraph',
        text: 'Der Checker, die Seiten über Marken und Modelle und die Artikel sind kostenlos und ohne Registrierung zugänglich. Der Checker arbeitet in Ihrem Browser; was mit Ihren Daten geschieht, steht in der [Datenschutzerklärung](/privacy-policy). Ein Anspruch darauf, dass es jederzeit erreichbar ist, besteht nicht; es kann sich ändern oder enden.',
      },
      { kind: 'heading', id: 'numbers', level: 2, text: 'Wie weit die Zahlen tragen' },
      {
        kind: 'list',
        items: [
          'Der Checker zeigt, was eine Datei enthält. Ob sie zu der Kamera gehört, die vor Ihnen liegt, und ob sie verändert wurde, kann es nicht beweisen.',
          'Zähler können durch Reparaturen oder Firmware-Updates zurückgesetzt werden, von einem bestimmten Wert an neu beginnen oder Bilder statt Auslösungen zählen. Wo wir solche Grenzen kennen, nennt sie das Ergebnis.',
          'Schätzwerte können weit danebenliegen und sind als solche gekennzeichnet.',
          'Die Verschluss-Lebensdauer ist das Ergebnis eines Tests. Sie verspricht keine Restlaufzeit und sagt keinen Ausfall voraus.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Die Zahl der Auslösungen ist eine Tatsache unter mehreren. Stützen Sie weder Kauf noch Verkauf noch einen Anspruch allein auf sie; sehen Sie sich die Kamera an.',
      },
      { kind: 'heading', id: 'use', level: 2, text: 'Ihr Teil' },
      {
        kind: 'paragraph',
        text: 'Verwenden Sie Fotos, die Ihnen gehören oder die Sie verwenden dürfen. Veröffentlichen Sie ein Ergebnis oder einen Bericht, sind Sie dafür verantwortlich, insbesondere für Seriennummern und Aufnahmeorte, die darin stehen können. Stören Sie den Dienst nicht, und geben Sie seine Ergebnisse nicht als etwas aus, was sie nicht sind.',
      },
      { kind: 'heading', id: 'marks', level: 2, text: 'Namen und Rechte' },
      {
        kind: 'paragraph',
        text: 'Namen von Herstellern und Modellen stehen hier, um zu sagen, welche Kameras gemeint sind. Sie gehören ihren Inhabern, die an dieser Website nicht beteiligt sind und sie nicht empfehlen. Die Software ist unter der MIT-Lizenz veröffentlicht.',
      },
      { kind: 'heading', id: 'liability', level: 2, text: 'Haftung' },
      {
        kind: 'paragraph',
        text: 'Der Dienst ist unentgeltlich und wird so angeboten, wie er ist. Soweit das Gesetz es zulässt, haften wir nur für Vorsatz und grobe Fahrlässigkeit. Rechte, die das Gesetz nicht einzuschränken erlaubt, vor allem die von Verbrauchern und die bei Verletzung von Leben, Körper oder Gesundheit, bleiben unberührt.',
      },
      { kind: 'heading', id: 'links', level: 2, text: 'Verweise' },
      {
        kind: 'paragraph',
        text: 'Quellen sind verlinkt, damit Sie sie prüfen können. Für ihren Inhalt sind die jeweiligen Betreiber verantwortlich.',
      },
      { kind: 'heading', id: 'contact', level: 2, text: 'Änderungen und Kontakt' },
      {
        kind: 'paragraph',
        text: `Es gilt die Fassung auf dieser Seite, ihr Datum steht oben. Ist ein Satz unwirksam, gelten die übrigen trotzdem. Fragen richten Sie bitte an [${legalEmail}](mailto:${legalEmail}).`,
      },
    ],
  },
});

export default legal;
