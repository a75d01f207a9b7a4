import type { LegalCopy } from '../types';

const legal: LegalCopy = ({ name, privacyEmail, legalEmail, hostedVideo }) => ({
  'privacy-policy': {
    title: 'Datenschutzerklärung',
    description: 'Was mit Ihrem Foto geschieht (nichts verlässt Ihr Gerät), was der Browser speichert und wie lange.',
    updated: '2026-11-23',
    blocks: [
      {
        kind: 'paragraph',
        text: `Kurz gesagt: Ihre Fotos bleiben bei Ihnen. ${name} liest sie in Ihrem Browser, und nichts davon wird gesendet, gespeichert oder weitergegeben. Es gibt keine Konten, keine Werbung und kein Tracking. Im Folgenden steht das im Einzelnen, mit allen Einschränkungen.`,
      },
      { kind: 'heading', id: 'photos', level: 2, text: 'Ihre Fotos' },
      {
        kind: 'paragraph',
        text: 'Wenn Sie ein Foto auswählen, liest die Seite die Teile der Datei, in denen Kameradaten stehen. Das geschieht im Arbeitsspeicher Ihres Geräts. Dateiname, Bild, ein möglicherweise enthaltener Aufnahmeort, Seriennummer und Ergebnis werden nicht übertragen und nicht aufbewahrt. Sie werden verworfen, sobald Sie ein weiteres Foto analysieren oder die Seite schließen, es sei denn, Sie behalten den Verlauf auf diesem Gerät. Eine Seriennummer, die Sie eintippen, und ein zweites Foto, das Sie öffnen, werden auf Ihrem Gerät verglichen und mit dem Ergebnis verworfen. Einen Bericht gibt es nur, wenn Sie ihn selbst kopieren, herunterladen oder drucken. Darin steht ein Link zur [Seite, die Berichte prüft](/verify). Der Link enthält die Prüfsumme des Fotos (SHA-256), das Modell, die Auslösungen, ihre Verlässlichkeit, das Aufnahmedatum und die Version des Checkers, aber nie die Seriennummer, den Ort oder den Dateinamen. All das steht in der Adresse hinter dem #, und diesen Teil senden Browser nicht.',
      },
      { kind: 'heading', id: 'policy', level: 2, text: 'Was der Browser blockiert und was nicht' },
      {
        kind: 'paragraph',
        text: 'Sie müssen uns das nicht einfach glauben. Die Sicherheitsrichtlinie der Seite lässt den Browser Anfragen im Hintergrund, Beacons, Sockets und Formulare blockieren, und der Service Worker der Seite beantwortet jede Anfrage an eine andere Website mit einem Fehler. Zwei Dinge können Sie selbst prüfen: Die Netzwerkanalyse Ihres Browsers zeigt keine Anfrage, während ein Foto gelesen wird, und die Schaltfläche „Test: Daten zu senden versuchen“ unter dem Ablagefeld zeigt, wie ein Abruf blockiert wird. Sie können auch die Netzverbindung trennen; der Checker funktioniert weiter.',
      },
      {
        kind: 'list',
        items: [
          'Die Richtlinie hindert die Seite nicht daran, ihre eigenen Dateien zu laden, etwa Skripte, Schriften und Bilder.',
          'Sie verhindert nicht, dass der Browser eine andere Adresse aufruft, zum Beispiel wenn Sie einem Link folgen. Auch ein Skript könnte das veranlassen, und liefert die Adresse keine Seite, sehen Sie weiterhin diese hier. Kein Link dieser Website enthält Daten aus Ihrem Foto, und keines unserer Skripte gibt solche Daten auf diesem Weg weiter.',
          'Sie verhindert nicht, dass ein Browser einen Hostnamen nachschlägt oder vorab eine Verbindung zu einem Host aufbaut. Die Seite bittet Browser, das bei ihren Links zu unterlassen.',
          'Sie gilt weder für direkte Verbindungen zwischen Browsern (WebRTC) noch für Passkeys, die den Browser zu einer Anfrage an eine andere Website veranlassen können. Ein Skript entfernt beides aus der Seite, bevor ein anderes Skript läuft. In einem leeren Frame oder einem Pop-up gäbe es beides noch, und ein Pop-up, das statt einer Seite eine unserer Dateien zeigt, unterliegt der Richtlinie nur, wenn der Server es so vorgibt. Öffnen könnte so etwas aber nur unser eigener Code, und er tut es nie. In diesem Punkt verlassen Sie sich also auf unsere Skripte, nicht auf die Richtlinie.',
          'Sie gilt weder für Erweiterungen, die Sie in Ihrem Browser installiert haben, noch für andere Programme auf Ihrem Gerät.',
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
      { kind: 'heading', id: 'consent', level: 2, text: 'Ihre Auswahl im Banner' },
      {
        kind: 'paragraph',
        text: 'Das Banner bietet drei Antworten: alles annehmen, die Auswahl annehmen oder alles ablehnen, was nicht notwendig ist. Schließen gilt als Ablehnen. Zurzeit hängt von Ihrer Antwort nichts ab, denn die Website enthält weder Marketing noch Statistik. Sollte eines davon je hinzukommen, wird es nur bei Besuchern aktiv, die zugestimmt haben. Löschen Sie die gespeicherte Antwort, fragt das Banner erneut.',
      },
      { kind: 'heading', id: 'server', level: 2, text: 'Was der Hoster sieht' },
      {
        kind: 'paragraph',
        text: 'Um eine Seite auszuliefern, braucht der Server Ihre IP-Adresse; er erfährt, welche Datei Ihr Browser wann anfordert und welche Browserkennung er sendet. Das ist auf jeder Website so. Das Unternehmen, das diese Dateien bereitstellt, kann solche Protokolle für begrenzte Zeit aufbewahren, um den Betrieb zu sichern und Angriffe abzuwehren. Wir führen sie nicht mit anderen Daten zusammen, und Ihr Foto ist nicht darunter.',
      },
      { kind: 'heading', id: 'video', level: 2, text: 'Das Video zur Anleitung' },
      {
        kind: 'paragraph',
        text: hostedVideo
          ? 'Die Anleitung auf der Startseite ist ein Video bei einem Videodienst. Bis Sie auf Wiedergabe drücken, sehen Sie nur ein Standbild, das von dieser Website kommt. Danach lädt Ihr Browser die datensparsame Wiedergabe dieses Dienstes, der dadurch erfährt, welche IP-Adresse Sie haben und dass Sie das Video hier ansehen. Von da an gilt dessen Datenschutzerklärung. Auf Ihr Foto hat der Dienst keinen Zugriff.'
          : 'Die Anleitung auf der Startseite ist eine kurze Aufzeichnung, die wie jede andere Datei von dieser Website kommt. Ein Videodienst ist nicht beteiligt.',
      },
      { kind: 'heading', id: 'mail', level: 2, text: 'Newsletter-Feld, Links und E-Mail' },
      {
        kind: 'paragraph',
        text: 'Das Newsletter-Feld im Blog sendet und speichert nichts; einen Newsletter gibt es noch nicht. Für andere Websites, auf die wir verlinken, sind deren Betreiber verantwortlich. Wenn Sie uns schreiben, verwenden wir Ihre Adresse und Ihre Nachricht für die Antwort und für nichts anderes.',
      },
      { kind: 'heading', id: 'rights', level: 2, text: 'Ihre Rechte und wie Sie uns erreichen' },
      {
        kind: 'paragraph',
        text: `Sie haben das Recht zu erfahren, welche Daten wir über Sie haben, sie berichtigen oder löschen zu lassen und sich bei einer Datenschutzaufsicht zu beschweren. Außer den E-Mails, die Sie uns geschickt haben, besitzen wir keine Daten über Sie. Schreiben Sie an [${privacyEmail}](mailto:${privacyEmail}). Was für die Nutzung des Checkers gilt, steht in den [Nutzungsbedingungen](/terms-and-conditions).`,
      },
    ],
  },
  'terms-and-conditions': {
    title: 'Nutzungsbedingungen',
    description: 'Was der Checker bietet, wie verlässlich seine Zahlen sind und was für die Nutzung gilt.',
    updated: '2026-11-21',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name} liest kostenlos Kameradaten aus Fotos aus. Wer den Checker nutzt, erklärt sich mit den folgenden, bewusst kurz gehaltenen Bedingungen einverstanden.`,
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
        text: 'Der Dienst ist unentgeltlich und wird ohne Gewähr angeboten. Soweit das Gesetz es zulässt, haften wir nur für Vorsatz und grobe Fahrlässigkeit. Gesetzlich zwingende Rechte, vor allem die von Verbrauchern und die bei Verletzung von Leben, Körper oder Gesundheit, bleiben unberührt.',
      },
      { kind: 'heading', id: 'links', level: 2, text: 'Links' },
      {
        kind: 'paragraph',
        text: 'Quellen sind verlinkt, damit Sie sie prüfen können. Für ihren Inhalt sind die jeweiligen Betreiber verantwortlich.',
      },
      { kind: 'heading', id: 'contact', level: 2, text: 'Änderungen und Kontakt' },
      {
        kind: 'paragraph',
        text: `Es gilt die Fassung auf dieser Seite; ihr Datum steht oben. Ist eine Bestimmung unwirksam, gelten die übrigen trotzdem. Fragen richten Sie bitte an [${legalEmail}](mailto:${legalEmail}).`,
      },
    ],
  },
});

export default legal;
