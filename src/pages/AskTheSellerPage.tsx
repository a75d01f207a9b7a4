import { css, type Theme } from '@emotion/react';
import { use, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerKind } from '../catalogue/answerKind';
import { givesCount } from '../catalogue/cable';
import { loadAllCameras } from '../catalogue/cameras';
import { fullModelName, type ListedCamera, pagePath } from '../catalogue/catalogue';
import { loadFiles, loadMarket, loadMessages } from '../content/content';
import { messageKind } from '../content/messageKind';
import { useLanguage } from '../i18n/LanguageProvider';
import { type MessageAbout, SellerText } from '../tool/next/SellerText';
import { Later } from '../ui/Later';
import { Short } from '../ui/Unbroken';
import { useAsked } from './cameras/useAsked';
import { SearchField } from './parts/SearchField';
import { Points } from './parts/Prose';
import { Section } from './parts/Section';

const PROOFS = ['file', 'link', 'screenshot', 'number'] as const;

/** What to ask a seller, by camera and by kind of place, and what proves a count. */
export default function AskTheSellerPage() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const load = () => Promise.all([loadMarket(locale), loadFiles(locale), loadMessages(locale)]);
  return (
    <>
      <header css={styles.header}>
        <h1>
          <Short>{t('ask.heading')}</Short>
        </h1>
        <p css={styles.lead}>{t('ask.lead')}</p>
      </header>
      <Later load={load}>
        <Messages />
      </Later>
      <Section heading={t('ask.proof.heading')}>
        <Points texts={PROOFS.map((proof) => t(`ask.proof.${proof}`))} />
      </Section>
    </>
  );
}

/** The choice of the camera, and its messages. */
function Messages() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { anyCamera, lead } = use(loadMessages(locale));
  const { cameras, load } = useCameras();
  const asked = new URLSearchParams(useAsked()).get('camera');
  const ofAddress = cameras.find(({ slug }) => slug === asked);
  const [typed, setTyped] = useState<string>();
  const nameOf = (camera: ListedCamera) => fullModelName(camera, locale);
  const shown = typed ?? (ofAddress ? nameOf(ofAddress) : '');
  const named = cameras.find((camera) => nameOf(camera).toLowerCase() === shown.trim().toLowerCase());
  const listId = useId();

  useEffect(() => {
    if (asked) load();
  }, [asked, load]);

  return (
    <>
      <div css={styles.camera}>
        <SearchField label={t('ask.camera')} value={shown} list={listId} onFocus={load} onChange={setTyped} />
        <datalist id={listId}>
          {cameras.map((camera) => (
            <option key={camera.slug}>{nameOf(camera)}</option>
          ))}
        </datalist>
        <output css={styles.about}>{named ? t('ask.about', { model: nameOf(named) }) : t('ask.any')}</output>
      </div>
      <Section heading={lead}>
        <SellerText key={named?.slug} isOpen {...(named ? aboutCamera(named, nameOf(named)) : aboutAny(anyCamera))} />
      </Section>
    </>
  );
}

const aboutAny = (camera: string): MessageAbout => ({ kind: 'photo', camera, page: '/' });

function aboutCamera(camera: ListedCamera, name: string): MessageAbout {
  const answer = answerKind(camera);
  const isReadHere = answer === 'usb' && givesCount(camera.brand, camera);
  return {
    kind: messageKind(answer),
    camera: name,
    page: isReadHere ? '/connect' : (pagePath(camera.brand, camera.slug) ?? '/'),
    howTo: camera.count.howTo,
  };
}

/** Every maker's cameras, once they are asked for. */
function useCameras(): { readonly cameras: readonly ListedCamera[]; readonly load: () => void } {
  const [cameras, setCameras] = useState<readonly ListedCamera[]>([]);
  const [load] = useState(() => () => void loadAllCameras().then(setCameras, () => undefined));
  return { cameras, load };
}

const styles = {
  header: (theme: Theme) => css({ display: 'grid', gap: theme.space(2), marginBottom: theme.space(4) }),
  lead: (theme: Theme) => css({ maxWidth: theme.width.text, color: theme.color.textMuted }),
  camera: (theme: Theme) => css({ display: 'grid', gap: theme.space(2), maxWidth: 480 }),
  about: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
};
