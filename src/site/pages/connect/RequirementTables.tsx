import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { CABLE_ROWS, type CableRow, namesBody } from '../../../cameras/cable';
import { loadCameras } from '../../../cameras/cameras';
import { alsoSoldAs, brandName, findBrand, marketName, withoutEos } from '../../../cameras/catalogue';
import { useLanguage } from '../../router/LanguageProvider';
import { Measure } from '../../ui/layouts';
import { Table } from '../../ui/Table';
import { Section } from '../parts/Section';

/** Which systems can read a camera over USB, and what each camera reports. */
export function RequirementTables() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const listed = { canon: use(loadCameras('canon')), panasonic: use(loadCameras('panasonic')) };

  /**
   * The name of a body in the language's market: '600D', 'ja' → 'Kiss X5'; 'DC-S5M2' → 'S5 II'. English has two
   * markets: 'en' → 'Rebel T3i (600D)'.
   */
  function nameOf(body: string, { brands: [brand] }: CableRow): string {
    const cameras = brand === 'canon' || brand === 'panasonic' ? listed[brand] : [];
    const camera = cameras.find((one) => namesBody(body, one.brand, one));
    if (!camera) return body;
    const sold = marketName(camera, locale).replace(/^lumix /i, '');
    if (brand === 'panasonic') return sold;
    if (sold !== camera.model) return withoutEos(sold);
    const american = locale === 'en' && alsoSoldAs(camera, locale).find((name) => name.includes('Rebel'));
    return american ? `${withoutEos(american)} (${withoutEos(camera.model)})` : body;
  }

  function bodiesOf(row: CableRow): string {
    const { brands } = row;
    const separator = t('list.separator');
    const names = brands.map((id) => {
      const brand = findBrand(id);
      return brand ? brandName(brand, locale) : t('connect.what.panasonic');
    });
    const brand = names.join(separator);
    // Two of a row's bodies may have the same name in this market. The `Set` keeps one.
    const bodies = [...new Set(row.bodies.map((body) => whole(nameOf(body, row))))].join(separator);
    return bodies ? t('connect.what.bodies', { brand, bodies }) : brand;
  }

  return (
    <>
      <Section heading={t('connect.where.heading')}>
        <Table
          caption={t('connect.where.caption')}
          hideCaption
          isStacked
          columns={[t('connect.where.system'), t('connect.where.works'), t('connect.where.todo')]}
          rows={SYSTEMS.map((system) => [
            t(`connect.where.${system}`),
            t(`connect.where.${system}.works`),
            t(`connect.where.${system}.todo`),
          ])}
        />
      </Section>
      <Section heading={t('connect.what.heading')}>
        <Table
          caption={t('connect.what.caption')}
          hideCaption
          isStacked
          columns={[t('connect.what.camera'), t('connect.what.gives'), t('connect.what.basis')]}
          rows={CABLE_ROWS.map((row) => [
            bodiesOf(row),
            t(`connect.what.${row.gives}.gives`),
            t(`connect.basis.${row.basis}`),
          ])}
        />
        <Measure above={4}>{t('connect.what.lumix')}</Measure>
        <Measure above={4}>{t('connect.what.unlisted')}</Measure>
      </Section>
    </>
  );
}

/** Keeps '7D Mark II' on one line. */
const whole = (name: string) => name.replaceAll(' ', '\u00A0');

const SYSTEMS = ['android', 'macos', 'linux', 'windows', 'apple', 'browsers'] as const;
