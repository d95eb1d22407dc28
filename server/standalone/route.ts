import { createRoute, type RouteConfig, type z } from "@hono/zod-openapi";
import type { Context, Handler } from "hono";
import type { Api, Dependencies, RequestVariables } from "./app.ts";
import { customerOf, customersOnly, staffOnly, whoOf } from "./authentication.ts";
import type { User } from "./domain/customers/find-user.ts";
import { bearer, body as jsonBody, optionalBearer, repeatable, responses } from "./schemas/shared.ts";

/**
 * What a call costs the theatre, for the limits of callers: `read` nothing; `form` a change; `costly` a new row, an
 * e-mail, a drawing or a call of another system; `secret` a guess of a secret in the URL if the answer is a 404;
 * `account` a guess of a password.
 */
export type Cost = "read" | "form" | "costly" | "secret" | "account";

/** A call of the API, for the limits of callers. */
export interface Priced {
  readonly cost: Cost;
  /** The owner of the required token; attackers may guess a staff token. Absent: no token. */
  readonly token?: "customer" | "staff" | "optional";
}

export interface Route extends Priced {
  readonly method: Method;
  /** With names in braces, as OpenAPI writes them. */
  readonly path: string;
  readonly register: (app: Api, tools: Dependencies) => void;
}

type Method = "get" | "post" | "put" | "delete";
/** The possible values of `error`, or the reason of the refusal. */
type Refusals = { readonly [Status in keyof typeof responses]?: string };

interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: z.ZodType }>>;
}

interface Definition<Params, Query, Body> extends Priced {
  readonly tag: string;
  readonly params?: z.ZodObject & z.ZodType<Params>;
  readonly query?: z.ZodObject & z.ZodType<Query>;
  /** JSON. */
  readonly body?: z.ZodType<Body>;
  /** Instead of `body`. */
  readonly form?: z.ZodType<Body>;
  /** Whether the body is optional; without one, nothing is validated. */
  readonly isBodyOptional?: true;
  /**
   * Further refusals than 401 for a token, 404 for a path with names, and 422 for a body or a form; or another
   * description of one of these.
   */
  readonly refuses?: Refusals;
}

interface Answers {
  readonly 200?: Answer;
  readonly 201?: Answer;
  readonly 202?: Answer;
  readonly 204?: Answer;
  readonly 303?: Answer;
}

interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The calling customer. @throws Refusal 401 if the route has no `token: "customer"`. */
  readonly customer: User;
  /** The name of the staff token. @throws Refusal 401 if the route has no `token: "staff"`. */
  readonly who: string;
  readonly context: Context<RequestVariables>;
}

type JsonOf<One> = One extends {
  readonly content: { readonly "application/json": { readonly schema: infer Schema } };
}
  ? Schema extends z.ZodType
    ? Sendable<z.infer<Schema>>
    : never
  : never;
type Sendable<Value> = Value extends readonly (infer Item)[]
  ? readonly Sendable<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sendable<Value[Key]> }
    : Value;
type Json<A extends Answers> = { [Status in keyof A]: JsonOf<A[Status]> }[keyof A];
type Result<A extends Answers> =
  | Json<A>
  | Response
  | (A extends { readonly 204: Answer } ? void : never)
  | (A extends { readonly 200: Answer; readonly 201: Answer } ? Made<Json<A>> : never);

/** An answer with 201 if the item is new, else with 200. */
class Made<Value> {
  constructor(
    readonly isNew: boolean,
    readonly value: Value,
  ) {}
}

export function made<Value>(isNew: boolean, value: Value): Made<Value> {
  return new Made(isNew, value);
}

/**
 * One call of the API: `route("GET /api/people/{locale}", { cost, tag, params, 200: … }, handle)`. What `handle` returns
 * is the JSON of the answer, or a whole response; nothing is a 204.
 */
export function route<const A extends Answers, Params = unknown, Query = unknown, Body = unknown>(
  call: `${Uppercase<Method>} /${string}`,
  definition: Definition<Params, Query, Body> & A,
  handle: (call: Call<Params, Query, Body>, tools: Dependencies) => Result<A> | Promise<Result<A>>,
): Route {
  const [method, path] = splitCall(call);
  const { cost, token, form } = definition;
  const [status = 200] = statuses.filter((item) => definition[item]);
  return {
    method,
    path,
    cost,
    ...(token && { token }),
    register(app, tools) {
      const answer: Handler<RequestVariables> = async (context) => {
        // The request as parsed by this route's schemas: the library knows their types, not this list.
        const valid = (part: string) => context.req.valid(part as never) as never;
        const result = await handle(
          {
            params: valid("param"),
            query: valid("query"),
            body: valid(form ? "form" : "json"),
            get customer() {
              return customerOf(context);
            },
            get who() {
              return whoOf(context);
            },
            context,
          },
          tools,
        );
        if (result === undefined) return context.body(null, 204);
        if (result instanceof Response) return result;
        const [value, code] =
          result instanceof Made
            ? [result.value, result.isNew ? (201 as const) : (200 as const)]
            : [result, status];
        if (tools.verifiesAnswers) verify(definition[code], value);
        return context.json(value, code);
      };
      const middleware =
        token === "customer" ? [customersOnly(tools)] : token === "staff" ? [staffOnly(tools.staff)] : [];
      app.openapi(createRoute({ ...describe(method, path, definition), middleware }), answer as never);
    },
  };
}

const statuses = [200, 201, 202] as const;

/** @throws ZodError for an answer that the description does not allow: TypeScript knows neither lengths nor bounds. */
function verify(answer: Answer | undefined, value: unknown): void {
  answer?.content?.["application/json"]?.schema.parse(JSON.parse(JSON.stringify(value)));
}

function splitCall(call: string): readonly [Method, string] {
  const [verb = "", path = ""] = call.split(" ");
  return [verb.toLowerCase() as Method, path];
}

/** A route in the form of the library and of OpenAPI. */
function describe<Params, Query, Body>(
  method: Method,
  path: string,
  definition: Definition<Params, Query, Body> & Answers,
): RouteConfig {
  const { tag, token, params, query, body, form, isBodyOptional, refuses = {} } = definition;
  const sent = body
    ? jsonBody(body)
    : form && { required: true, content: { "application/x-www-form-urlencoded": { schema: form } } };
  return {
    method,
    path,
    tags: [tag],
    ...(token && { security: token === "optional" ? optionalBearer : bearer }),
    request: {
      ...((method === "post" || method === "put") && { headers: repeatable }),
      ...(params && { params }),
      ...(query && { query }),
      ...(sent && { body: isBodyOptional ? { ...sent, required: false } : sent }),
    },
    responses: {
      ...Object.fromEntries(
        ([200, 201, 202, 204, 303] as const).flatMap((status) => {
          const answer = definition[status];
          return answer ? [[status, answer]] : [];
        }),
      ),
      ...((token === "customer" || token === "staff") && { 401: responses[401] }),
      ...(params && { 404: responses[404] }),
      ...((body ?? form) && { 422: responses[422] }),
      ...Object.fromEntries(
        ([400, 401, 404, 409, 422, 503] as const).flatMap((status) => {
          const description = refuses[status];
          return description === undefined ? [] : [[status, { ...responses[status], description }]];
        }),
      ),
    },
  };
}
