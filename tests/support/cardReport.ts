/** Writes card reports as a camera does: in one line, without a line break at the end. */

export interface BuiltLog {
  readonly date?: string;
  readonly reason?: string;
  readonly lens?: string;
  readonly shots?: number;
}

export interface BuiltReport {
  readonly serial?: string;
  readonly firmware?: string;
  readonly shots?: number;
  readonly actuations?: number;
  readonly mirror?: number;
  readonly starts?: number;
  readonly seconds?: number;
  readonly errors?: readonly (readonly [code: string, log: readonly BuiltLog[]])[];
  /** XML to insert unchanged after the other elements */
  readonly more?: string;
}

const element = (name: string, content: string | number | undefined) =>
  content === undefined ? '' : `<${name}>${content}</${name}>`;

/** The text of a card report without the fields that are `undefined`. */
export function reportText(report: BuiltReport = {}): string {
  const {
    serial,
    firmware,
    shots,
    actuations,
    mirror,
    starts,
    seconds,
    errors = [],
    more = '',
  } = {
    serial: '012345678901',
    firmware: '1.6.0',
    shots: 12_000,
    actuations: 15_000,
    starts: 900,
    seconds: 300_000,
    ...report,
  };
  const kinds = errors.map(([code, log]) =>
    element(
      'Kind',
      element('ID', code) +
        element('Count', log.length) +
        element(
          'ErrorLog',
          element('BatTemperature', 'max:0 min:0') +
            element('FirstOccurTime', log.at(-1)?.date) +
            element('LastOccurTime', log[0]?.date) +
            log
              .map((entry) =>
                element(
                  'Log',
                  element('DateTime', entry.date) +
                    element('Reason', entry.reason) +
                    element('BatTemperature', 0) +
                    element('LensID', entry.lens) +
                    element('ReleaseCount', entry.shots),
                ),
              )
              .join(''),
        ),
    ),
  );
  return (
    '<?xml version="1.0"?><Canon><CameraInfo>' +
    element('Serial', serial) +
    element('FirmwareVer', element('Internal', '0.5.0.5') + element('Major', firmware)) +
    `<ErrorList>${kinds.join('')}</ErrorList>` +
    element('TotalShoot', shots) +
    element('TotalShutter', actuations) +
    element('TotalMirror', mirror) +
    element('PowerOnCount', starts) +
    element('TotalRunningTime', seconds) +
    `${more}</CameraInfo></Canon>`
  );
}

/** A card report as the bytes of a file. */
export const cardReport = (report: BuiltReport = {}): Uint8Array => new TextEncoder().encode(reportText(report));
