import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface DocumentedAnswer {
  readonly content?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, DocumentedAnswer | undefined>>;
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>> | undefined>>;
}

const document = JSON.parse(
  readFileSync(new URL('../../docs/reference/openapi.json', import.meta.url), 'utf8'),
) as OpenApi;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'document');
const validators = new Map<string, ValidateFunction>();

/** An answer as it came over the wire. */
export interface Answer {
  /** As the document has it, with its braces. */
  readonly path: string;
  readonly method: string;
  readonly status: number;
  readonly contentType: string | null;
  /** The body of a JSON answer; of any other answer nothing is read here. */
  readonly body: unknown;
}

/** What is wrong with an answer by the document, or null. */
export function problemOf({ path, method, status, contentType, body }: Answer): string | null {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) return `${method} ${path} is not in the document`;
  const where = `${operation.operationId} ${status}`;
  const answer = operation.responses[status];
  if (answer === undefined) return `${where} is not in the document`;
  const media = contentType?.split(';')[0] ?? null;
  if (answer.content === undefined) return media === null ? null : `${where} has a body, ${media}`;
  const documented = Object.keys(answer.content).find((each) => each === media || each === '*/*');
  if (documented === undefined) return `${where} comes as ${media}`;
  if (!isJson(documented)) return null;
  const pointer = ['paths', path, method.toLowerCase(), 'responses', status, 'content', documented, 'schema'];
  return problemAt(pointer.map(String), body, where);
}

/** What keeps a value from being what the document calls by this name, or null. */
export function problemOfComponent(name: string, value: unknown): string | null {
  return problemAt(['components', 'schemas', name], value, name);
}

/** The operations of some areas, such as `GET /v1/blogs`. */
export function operationsOf(tags: readonly string[]): string[] {
  return Object.entries(document.paths).flatMap(([path, operations = {}]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation?.tags.some((tag) => tags.includes(tag)))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}

export function isJson(contentType: string | null): boolean {
  return /^application\/(?:problem\+)?json\b/.test(contentType ?? '');
}

function problemAt(pointer: readonly string[], value: unknown, where: string): string | null {
  const validate = validatorAt(pointer);
  return validate(value) ? null : `${where}: ${ajv.errorsText(validate.errors)}`;
}

function validatorAt(pointer: readonly string[]): ValidateFunction {
  const steps = pointer.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
  const at = `document#/${steps.join('/')}`;
  const validate = validators.get(at) ?? ajv.compile({ $ref: at });
  validators.set(at, validate);
  return validate;
}
