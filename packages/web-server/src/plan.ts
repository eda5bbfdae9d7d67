/** What a shell decides about a request before anything is rendered or looked up in the cache. */

/** A page of the site, error pages included. */
export type PagePlan = {
  kind: 'page';
  /** Canonical public address: all of the visitor's address that the renderer is told. */
  address: string;
  /** Internal path that is rendered. It names everything that varies the page, so it is also the page's key in the cache. */
  target: string;
  /** The status that the page means; a rewrite itself always answers 200. */
  status: 200 | 404 | 410;
  /** Which of the site's variants this is (its city), for the error page in place of a page that fails. */
  variant: string;
  /** A private page is rendered for its visitor with his own headers and kept by nobody. */
  access: 'shared' | 'private';
  /** `live` is rendered for the answer and kept by the web server alone; `static` is stored by the framework as well. */
  rendering: 'static' | 'live';
  /** Path of the site's own handler whose answer, in the visitor's name, a private page is rendered with. */
  data?: string;
  /** `Set-Cookie` of this answer alone; never stored with the page. */
  cookie?: string;
  /** Headers of this answer alone. */
  headers?: Readonly<Record<string, string>>;
  /** Origins that may embed the page; nobody unless told. */
  frameAncestors?: readonly string[];
  /** Foreign origins that the page may load from and call; none unless told. */
  origins?: PageOrigins;
  /** Attributes that the document element gets when the page leaves: facts of the deployment that no build knows. */
  htmlAttributes?: Readonly<Record<string, string>>;
};

/** Foreign origins by what they are for. */
export type PageOrigins = {
  script: readonly string[];
  connect: readonly string[];
  img: readonly string[];
  /** Whose documents it may show in a frame. */
  frame?: readonly string[];
};

export type RedirectPlan = { kind: 'redirect'; status: number; location: string };

/** A handler or a file: handed on as it came, query and body included. */
export type HandlerPlan = {
  kind: 'handler';
  variant: string;
  /** Internal path of the handler that answers in place of what was asked for; no address leads to it. */
  path?: string;
  /** Says which data changed: once it answers 200, nothing that is stored is fresh any more. */
  changesData?: boolean;
};

export type Plan = PagePlan | RedirectPlan | HandlerPlan;

export type PlanRequest = {
  method: string;
  /** Path and query as they came, without the router's own parameter. */
  url: string;
  /** `Accept`, as it was sent. */
  accept?: string | undefined;
  /** Value of a cookie, decoded; undefined when it was not sent. */
  cookie: (name: string) => string | undefined;
};

/** A write that the site takes: its path (`{param}` stands for one segment, a last slash does not matter). */
export type Write = {
  method: string;
  path: string;
  /** Largest body, bytes. */
  maxBody: number;
};

/** Everything that a shell tells the web server about its site. */
export type Site = {
  plan: (request: PlanRequest) => Plan | Promise<Plan>;
  /** Data changed: what the plans were made from is asked again. Waited for before the notice is answered. */
  invalidate: () => Promise<void>;
  /** Cookies and parameters of the query that the plan of a shared page depends on; whatever else a visitor brings changes none. */
  variesBy: { cookies: readonly string[]; params: ReadonlySet<string> };
  /** Whether an `Accept` is planned for by itself: its plan is not that of the page. */
  choosesForm?: (accept: string) => boolean;
  /** Variants of the site, the default first. */
  variants: readonly string[];
  /** The page in place of one that does not exist, and in place of one that could not be rendered (its status is 503). */
  errorPage: (kind: 'missing' | 'unavailable', variant: string) => PagePlan;
  writes: readonly Write[];
  /** Paths that others post a visitor's browser to: nothing of the form is read, the page itself is asked for. */
  postedPages?: readonly string[];
  /** Pictures come from another server and stay in memory; `pattern` is matched against the whole path. */
  pictures: { prefix: string; pattern: RegExp; from: string };
  /** Called once the shell listens on `origin` and before it says that it is ready. */
  prepare?: (origin: string) => Promise<void>;
};
