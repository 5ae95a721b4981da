// Shapes that several modules of the page share, and what the page's HTML and the browsers have that TypeScript does not know.
// Types only: nothing of them reaches the site.

/** The codes of the languages, each between blanks: the build puts them there (page/early.js). */
declare const KAIRO_LANGUAGES: string;

declare namespace Kairo {
  /** Sends the canvas a message (web/host/host.h): a text or the bytes of a file. */
  type Send = (name: string, content: string | Uint8Array<ArrayBuffer>) => void;

  /** Takes messages of the canvas, by name. */
  type Handlers = Record<string, (text: string) => void | Promise<void>>;

  /** The actions of the buttons of the page's own dialogs, by name. */
  type Deeds = Record<string, () => void | Promise<void>>;

  type Theme = 'dark' | 'light';

  /** The canvas's program as the page calls it (web/host/browser.cpp). */
  interface Program {
    give: Send;
    build?(): string;
    frames(): number;
    resting(): boolean;
    spot(id: string): string;
    focused(): string;
  }

  /** The program of the bots (web/host/browser_thinker.cpp). */
  interface Thinker {
    begin(request: string): boolean;
    think(playouts: number): boolean;
    answer(): string;
  }

  /** A piece of a document, as JSON of web/app/pages/document.h: without members that have their standard value. */
  interface Block {
    kind: Kind;
    key?: string;
    words?: string;
    note?: string;
    look?: string;
    picture?: string;
    value?: string;
    what?: string;
    on?: boolean;
    enabled?: boolean;
    values?: number[];
    blocks?: Block[];
  }
  type Kind = 'heading' | 'text' | 'list' | 'terms' | 'table' | 'row' | 'chart' | 'picture' | 'choice' | 'option' | 'toggle'
    | 'field' | 'button' | 'link' | 'details' | 'progress' | 'group';

  /** A block with all that its kind asks for. */
  interface Whole extends Block {
    key: string;
    words: string;
    picture: string;
    value: string;
    values: number[];
    blocks: Whole[];
  }

  interface Document {
    name: string;
    title?: string;
    blocks: Block[];
  }

  /** The content of the message `page` (web/app/pages/shown.h). */
  interface Shown {
    screen: string;
    trail: string[];
    page?: Document;
    dialog?: Document;
    words?: Document;
    stage: boolean;
    wheel?: string;
    viewer?: string;
    question?: string;
    match?: string;
    met?: number;
    events?: number;
    log?: { event: number; words: string }[];
  }

  /** Lays something over the table: its name, and what closes it. Returns what to call when it is gone (page/history.mjs). */
  type Lay = (name: string, close: () => void) => () => void;

  /** The bits of a code, row by row, true where dark. */
  type Modules = boolean[][];

  /** The result of `boot` (main.mjs). */
  type Table = Awaited<ReturnType<typeof import('../main.mjs').boot>>;

  /** The presses from before the program was there (page/early.js). */
  interface Early {
    presses: { key?: string; field?: string; value: string }[];
    stop(): void;
  }

  /** The elements of the HTML files that have an id. Those that may be null are made by documents. */
  interface Elements {
    canvas: HTMLCanvasElement;
    loading: HTMLProgressElement;
    status: HTMLElement;
    lack: HTMLElement;
    stale: HTMLElement;
    update: HTMLElement;
    page: HTMLElement;
    'page-title': HTMLElement | null;
    dialog: HTMLDialogElement;
    words: HTMLElement;
    'words-asked': HTMLElement | null;
    'words-close': HTMLButtonElement;
    'words-here': HTMLElement;
    'words-news': HTMLElement;
    'words-note': HTMLElement;
    'words-title': HTMLElement;
    rescue: HTMLElement;
    'rescue-all': HTMLElement;
    'rescue-rows': HTMLElement;
    'rescue-rules': HTMLAnchorElement;
    'rescue-title': HTMLElement;
    'rescue-words': HTMLElement;
    book: HTMLDialogElement;
    'book-title': HTMLElement;
    'book-close': HTMLButtonElement;
    // of a rule book
    'book-all': HTMLButtonElement;
    'book-found': HTMLElement;
    'book-search': HTMLElement;
    'book-words': HTMLInputElement;
    // of frames
    'frame-note': HTMLElement;
    // of publish.html and developers.html
    'address-note': HTMLElement;
    allow: HTMLElement;
    attributes: HTMLTableElement;
    copied: HTMLElement;
    copy: HTMLButtonElement;
    'copy-head': HTMLButtonElement;
    events: HTMLTableElement;
    examples: HTMLElement;
    head: HTMLTextAreaElement;
    'head-copied': HTMLElement;
    'head-part': HTMLElement;
    'host-notes': HTMLElement;
    methods: HTMLTableElement;
    'place-note': HTMLElement;
    policy: HTMLElement;
    preview: HTMLElement;
    'preview-note': HTMLElement;
    snippet: HTMLTextAreaElement;
    'version-note': HTMLElement;
    'wish-kind': HTMLSelectElement;
    'wish-lang': HTMLSelectElement;
    'wish-link': HTMLInputElement;
    'wish-size': HTMLSelectElement;
    'wish-theme': HTMLSelectElement;
    'wish-version': HTMLSelectElement;
    wishes: HTMLFormElement;
  }
}

interface Document {
  getElementById<Id extends keyof Kairo.Elements>(id: Id): Kairo.Elements[Id];
}

interface Window {
  kairo?: Kairo.Program;
  kairoEarly?: Kairo.Early;
  /** Only in installed apps, in Chromium. */
  launchQueue?: { setConsumer(take: (launch: { targetURL?: string; files?: readonly FileSystemHandle[] }) => void): void };
  /** Only in Chromium: a frame that shares no storage with its site. */
  credentialless?: boolean;
}

/** Exists only in workers. */
declare const WorkerGlobalScope: { new (): EventTarget } | undefined;

interface HTMLIFrameElement {
  /** Only in Chromium. */
  credentialless?: boolean;
}

/** Numbers are put into texts as they are. */
interface String {
  replace(placeholder: string, number: number): string;
}

/** The elements that the page finds by selectors are elements of HTML. */
interface ParentNode {
  querySelector<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] | null;
  querySelector(selectors: string): HTMLElement | null;
  querySelectorAll<Name extends keyof HTMLElementTagNameMap>(name: Name): NodeListOf<HTMLElementTagNameMap[Name]>;
  querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
}

interface Element {
  closest(selectors: string): HTMLElement | null;
}
