import { useTranslation } from 'react-i18next';
import { CABLE_ROWS, type CableRow } from '../../catalogue/cable';
import { brandName, findBrand } from '../../catalogue/catalogue';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Table } from '../../ui/Table';
import { Section } from '../parts/Section';

/** Which systems can read a camera over USB, and what each camera reveals. */
export function RequirementTables() {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  function bodiesOf({ brands, bodies }: CableRow): string {
    const separator = t('list.separator');
    const names = brands.map((id) => {
      const brand = findBrand(id);
      return brand ? brandName(brand, locale) : t('connect.what.panasonic');
    });
    const brand = names.join(separator);
    return bodies.length > 0 ? t('connect.what.bodies', { brand, bodies: bodies.map(whole).join(separator) }) : brand;
  }

  return (
    <>
      <Section heading={t('connect.where.heading')}>
        <Table
          caption={t('connect.where.caption')}
          hideCaption
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
          columns={[t('connect.what.camera'), t('connect.what.gives'), t('connect.what.basis')]}
          rows={CABLE_ROWS.map((row) => [
            bodiesOf(row),
            t(`connect.what.${row.gives}.gives`),
            t(`connect.basis.${row.basis}`),
          ])}
        />
      </Section>
    </>
  );
}

/** Keeps '7D Mark II' on one line. */
const whole = (name: string) => name.replaceAll(' ', '\u00A0');

const SYSTEMS = ['android', 'macos', 'linux', 'windows', 'apple', 'browsers'] as const;
