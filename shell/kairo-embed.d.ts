// Types of <kairo-game>, for TypeScript and JSX. messages.schema.json describes the same in words.

export type KairoLanguage = '{language}';
export type KairoTheme = 'dark' | 'light' | 'auto';
export type KairoLevel = 'learner' | 'regular' | 'skilled' | 'expert' | 'master';

export interface KairoPlayer {
  kind: 'person' | 'bot';
  /** The level of a bot; `regular` if it is missing. */
  level?: KairoLevel;
  /** At most 20 characters. */
  name?: string;
}

export interface KairoStart {
  /** The id of a game; that of the element if it is missing. */
  game?: string;
  /** The number of a deal. */
  seed?: number;
  /** One for each seat, in order. */
  seats: KairoPlayer[];
}

/** The details of the events, by name. */
export interface KairoEvents {
  'kairo-ready': { game: string | null; lang: KairoLanguage };
  'kairo-started': { game: string; seats: number; players: KairoPlayer[]; moves: number; turn: number | null };
  'kairo-moved': { moves: number; turn: number | null };
  'kairo-ended': { scores: number[]; places: number[] };
  'kairo-joined': { devices: number };
  'kairo-left': Record<string, never>;
  'kairo-error': {
    code: 'version' | 'message' | 'failed' | 'game' | 'seats' | 'link' | 'blocked';
    command?: 'open' | 'new' | 'start';
  };
}

type KairoEventMap = { [Name in keyof KairoEvents]: CustomEvent<KairoEvents[Name]> };

export interface KairoGameElement extends HTMLElement {
  /** Replaces the poster by the game. */
  play(): void;
  /** Begins a match at once. */
  start(match: KairoStart): void;
  /** Opens a Kairo link, given as a whole or from # on. */
  open(link: string): void;
  pause(paused: boolean): void;
  mute(muted: boolean): void;
  addEventListener<Name extends keyof KairoEventMap>(
    name: Name, listener: (this: KairoGameElement, event: KairoEventMap[Name]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** The attributes, as HTML and JSX write them. Events in JSX are called `onkairo-started` and so on, in small letters. */
export interface KairoGameAttributes {
  /** wicked, haratama, ruin or galleria; empty: the whole box. */
  game?: string;
  lang?: KairoLanguage | undefined;
  theme?: KairoTheme | undefined;
  seed?: number | string;
  src?: string;
  width?: number | string;
  height?: number | string;
  sandbox?: string;
  /** The reader may play with others, each on a device of their own. Read when the game starts. */
  live?: boolean | '' | undefined;
  id?: string;
  class?: string;
  className?: string;
  style?: object | string;
  hidden?: boolean;
  children?: unknown;
  ref?: unknown;
  key?: string | number | null;
}

type KairoGameProperties = KairoGameAttributes & {
  [Name in keyof KairoEventMap as `on${Name}`]?: (event: KairoEventMap[Name]) => unknown;
};

declare global {
  interface HTMLElementTagNameMap {
    'kairo-game': KairoGameElement;
  }
  interface GlobalEventHandlersEventMap extends KairoEventMap {}
  namespace JSX {
    interface IntrinsicElements {
      'kairo-game': KairoGameProperties;
    }
  }
}

/** Where a framework has its own `JSX`: `declare module 'react' { namespace JSX { interface IntrinsicElements extends KairoElements {} } }`. */
export interface KairoElements {
  'kairo-game': KairoGameProperties;
}
