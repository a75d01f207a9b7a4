/** Describes the service as OpenAPI 3.1. docs/program.md explains the fields of a photo's object. */

const text = (description: string) => ({ type: 'string', description });
const number = (description: string) => ({ type: 'number', description });
const code = (description: string) => ({ type: 'integer', description });

const KIND = { enum: ['mechanical', 'total', 'images', 'number'], description: 'what the number counts' };
const GRADE = { enum: ['exact', 'approximate'] };

/** A number at its place in the file. */
const PLACED = {
  field: text('its name'),
  tag: text("the path of its tag, such as 'MakerNote/0x00A7'"),
  value: { type: 'integer' },
};
const PLACED_NUMBER = { type: 'object', required: ['field', 'tag', 'value'], properties: PLACED };

const PHOTO = {
  type: 'object',
  description:
    'The object of --json: `status` says which of its three forms it has. Fields that the photo lacks are absent.',
  required: ['file', 'status', 'counters', 'bytesRead', 'reads'],
  properties: {
    file: text("its name; '-' if it has none"),
    status: { enum: ['counted', 'uncounted', 'failed'] },
    shutterCount: { type: 'integer', minimum: 1, maximum: 1_000_000, description: 'with the status counted' },
    shutterSource: {
      type: 'object',
      description: 'with the status counted',
      required: ['field', 'tag', 'kind', 'grade', 'limits'],
      properties: {
        field: PLACED.field,
        tag: PLACED.tag,
        offset: code('its byte in the file'),
        kind: KIND,
        grade: GRADE,
        limits: {
          type: 'array',
          items: { type: 'string' },
          description: 'why it is approximate, and what else to know',
        },
        wrapsAt: code('the last value before the counter starts again'),
        otherValue: code('the number in the file that contradicts it'),
        low: code('the true number lies between this one and the count'),
      },
    },
    reason: text('with the status uncounted: why there is no count'),
    estimate: {
      ...PLACED_NUMBER,
      description: 'with the status uncounted: worked out from file numbers',
      required: ['field', 'tag', 'value', 'method'],
      properties: { ...PLACED, method: { type: 'string' } },
    },
    candidates: { type: 'array', items: PLACED_NUMBER, description: 'with the status uncounted: never counts' },
    error: {
      type: 'object',
      description: 'with the status failed: no photo, or one that cannot be read',
      required: ['code', 'message'],
      properties: { code: { type: 'string' }, message: { type: 'string' }, cause: {} },
    },
    counters: {
      type: 'array',
      items: { ...PLACED_NUMBER, properties: { ...PLACED, kind: KIND, grade: GRADE } },
      description: 'every counter found, the chosen one first',
    },
    savedAgain: {
      type: 'object',
      description: 'whether a program saved the photo again after the camera wrote it',
      required: ['is', 'signs'],
      properties: {
        is: { enum: ['yes', 'no-sign', 'unknown'] },
        signs: {
          type: 'array',
          items: { type: 'object', required: ['sign'], properties: { sign: { type: 'string' } } },
        },
        supports: { type: 'array', items: { type: 'string' } },
        checks: { type: 'array', items: { type: 'string' } },
      },
    },
    manufactured: {
      type: 'object',
      description: 'when the camera was made',
      required: ['date', 'tag'],
      properties: { date: text('YYYY-MM-DD or YYYY-MM'), tag: PLACED.tag },
    },
    container: text('the format'),
    make: text('the maker as the camera writes it'),
    model: text('the model as the camera writes it'),
    dateTime: text("YYYY-MM-DDTHH:MM:SS, the camera's local time"),
    offsetTime: text('the zone of dateTime: +09:00'),
    subSecond: text('the digits after the second'),
    software: text("the camera's firmware, or the program that saved the photo"),
    iso: number('ISO speed'),
    exposureTime: number('seconds'),
    fNumber: number('the aperture'),
    focalLength: number('millimeters'),
    lens: text("the lens's name, or its focal lengths and apertures"),
    lensIsEquivalent: { const: true, description: 'its focal lengths are those for 35 mm film' },
    serialNumber: text("the camera's"),
    flash: code('EXIF Flash'),
    exposureProgram: code('EXIF ExposureProgram'),
    exposureMode: code('EXIF ExposureMode'),
    exposureCompensation: number('EV'),
    meteringMode: code('EXIF MeteringMode'),
    whiteBalance: code('EXIF WhiteBalance'),
    sceneCaptureType: code('EXIF SceneCaptureType'),
    orientation: code('EXIF Orientation'),
    imageWidth: code('stored pixels'),
    imageHeight: code('stored pixels'),
    bytesRead: code('number of bytes read'),
    reads: code('number of reads'),
  },
};

const PROBLEM = {
  type: 'object',
  description: 'Problem details, RFC 9457',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { const: 'about:blank' },
    title: { type: 'string', description: "the status's name" },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'a sentence that says what was wrong' },
  },
};

const json = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } });

const PHOTO_REFERENCE = { $ref: '#/components/schemas/Photo' };

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const FORBIDDEN = problem(
  'A page of another site sent the request, or Host is not this machine and --host was not given',
);

export const openApi = (version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'shutter-count',
    version,
    description:
      'Reads the shutter count of photos. They go to the machine that runs the service, which keeps nothing of them.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  // '/' is the server that sent this description.
  servers: [{ url: '/' }],
  // The service needs no password.
  security: [],
  tags: [
    { name: 'photos', description: 'Reading photos' },
    { name: 'service', description: 'The service itself' },
  ],
  paths: {
    '/': {
      post: {
        operationId: 'readPhotos',
        tags: ['photos'],
        summary: 'Read a photo, or the photos of a form',
        parameters: [
          {
            name: 'file',
            in: 'query',
            description:
              'name or path of the photo in the body; if the photo has no count, numbers in the path give an estimate',
            schema: { type: 'string' },
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/octet-stream': {},
            'image/*': {},
            'multipart/form-data': {
              schema: { type: 'object', additionalProperties: { type: 'string', format: 'binary' } },
            },
          },
        },
        responses: {
          200: json('The result of the photo; for a form an array, in the order of its files', {
            oneOf: [PHOTO_REFERENCE, { type: 'array', items: PHOTO_REFERENCE }],
          }),
          400: problem('The request is empty, or a form has no file or is incomplete'),
          403: FORBIDDEN,
          408: problem('The photo did not arrive in time'),
          413: problem(
            'More than 512 MB, or a form with more than 1,000 files and other fields, or more than 1 MB besides its files',
          ),
          415: problem('Content-Type is text, or Content-Encoding says that the body is packed'),
          500: problem('The photo could not be read'),
          503: problem('The service is busy; Retry-After says when to try again'),
        },
      },
    },
    '/health': {
      get: {
        operationId: 'health',
        tags: ['service'],
        summary: 'Tell whether the service runs',
        responses: {
          200: json('The service runs', {
            type: 'object',
            required: ['status'],
            properties: { status: { const: 'ok' } },
          }),
          403: FORBIDDEN,
        },
      },
    },
    '/openapi.json': {
      get: {
        operationId: 'openApi',
        tags: ['service'],
        summary: 'This description',
        responses: { 200: json('OpenAPI 3.1', { type: 'object' }), 403: FORBIDDEN },
      },
    },
  },
  components: { schemas: { Photo: PHOTO, Problem: PROBLEM } },
});
