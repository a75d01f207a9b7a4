/** The service, described for programs: OpenAPI 3.1. docs/program.md has the fields of an object. */

const PHOTO = {
  type: 'object',
  description: 'The object of --json: exactly one of shutterCount, reason and error',
  required: ['file', 'counters', 'bytesRead', 'reads'],
  properties: {
    file: { type: 'string', description: "its name, '-' where it has none" },
    shutterCount: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    shutterSource: {
      type: 'object',
      required: ['field', 'tag', 'kind', 'grade'],
      properties: {
        field: { type: 'string' },
        tag: { type: 'string' },
        offset: { type: 'integer' },
        kind: { enum: ['mechanical', 'total', 'images', 'number'] },
        grade: { enum: ['exact', 'approximate', 'estimate', 'guess'] },
      },
    },
    reason: { type: 'string', description: 'why there is no count' },
    error: { type: 'string', description: 'no photo, or one whose metadata cannot be read' },
    counters: { type: 'array', items: { type: 'object' } },
    bytesRead: { type: 'integer' },
    reads: { type: 'integer' },
  },
};

const problem = (description: string) => ({ description, content: { 'application/problem+json': {} } });

export const openApi = (version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'shutter-count',
    version,
    description:
      'Reads the shutter count of photos. They go to the machine that this runs on, which keeps nothing of them.',
  },
  paths: {
    '/': {
      post: {
        summary: 'Read a photo, or the photos of a form',
        parameters: [
          {
            name: 'file',
            in: 'query',
            description:
              'name or path of a photo that is the body; without a count in it, numbers there give an estimate',
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
          200: {
            description: 'What the photo says; of a form an array, in the order of its files',
            content: { 'application/json': { schema: { oneOf: [PHOTO, { type: 'array', items: PHOTO }] } } },
          },
          400: problem('Nothing was sent, or a form without a file'),
          408: problem('The photo did not come in time'),
          413: problem('Too large'),
          503: problem('Too many at once'),
        },
      },
    },
    '/health': { get: { summary: 'Whether it runs', responses: { 200: { description: 'It does' } } } },
  },
});
