// The modules that the build provides (cmake/dist.mjs).

declare module 'kairo:engine' {
  /** Emscripten's factory: `take` and `write` are what the canvas calls. */
  export default function createKairo(settings: {
    canvas: HTMLCanvasElement;
    locateFile(): string;
    take(name: string, text: string): void;
    write(name: string, text: string): number;
    onAbort(): void;
    instantiateWasm?(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void): object;
  }): Promise<Kairo.Program>;
}

declare module 'kairo:thinker' {
  export default function createThinker(settings: { locateFile(): string }): Promise<Kairo.Thinker>;
}

declare module 'kairo:files' {
  /** Names of files: of the fonts by font, of texts and help by language, of modules and lessons by game. */
  export const files: {
    wasm: string;
    games: Record<string, string>;
    thinker: { script: string; wasm: string };
    line: string;
    fonts: Record<string, string>;
    texts: Record<string, string>;
    help: Record<string, string>;
    lessons: Record<string, string>;
  };
  export const canvasBytes: number;
  /** Addresses of relays for live tables, divided by blanks. */
  export const relays: string;
  /** Check sums, by file. */
  export const integrity: Record<string, string>;
  export const build: string;
}

declare module 'kairo:worker' {
  export const build: string;
  /** Check sums or marks, by file. */
  export const needed: Record<string, string>;
  export const later: Record<string, string>;
}

/** Texts by language and key. */
declare module 'kairo:texts' {
  export const texts: Record<string, Record<string, string>>;
}
declare module 'kairo:publish_texts' {
  export const texts: Record<string, Record<string, string>>;
}
declare module 'kairo:offline_texts' {
  export const texts: Record<string, Record<string, string>>;
}
declare module 'kairo:host_texts' {
  export const texts: Record<string, Record<string, string>>;
}
declare module 'kairo:frame_texts' {
  export const texts: Record<string, Record<string, string>>;
}
declare module 'kairo:result_texts' {
  export const texts: Record<string, Record<string, string>>;
}
declare module 'kairo:pass_texts' {
  export const texts: Record<string, Record<string, string>>;
}

declare module 'kairo:sounds' {
  export type Layer = { at: number; attack: number; decay: number; level: number } &
    ({ body: 'wood' | 'glass'; hz: number } | { body?: undefined; noise: 'bandpass' | 'lowpass'; hz: [from: number, to: number]; q: number });
  export const recipes: Record<string, { length: number; variants: Layer[][] }>;
}

declare module 'kairo:pictures' {
  /** Files by name and shape. */
  export const covers: Record<string, Record<string, string>>;
  export const signs: Record<string, { box: string; shapes: string }>;
}

declare module 'kairo:colours' {
  export const colours: Record<Kairo.Theme, Record<string, string>>;
}

/** Whether messages.schema.json allows a message. */
declare module 'kairo:messages' {
  export function isFromFrame(message: unknown): boolean;
  export function isToFrame(message: unknown): boolean;
}

declare module 'kairo:embed' {
  /** The name of each game, by language. */
  export const games: Record<string, Record<string, string>>;
  export const words: Record<string, Record<string, string>>;
  export const permissions: string;
  export const site: string;
}

declare module 'kairo:pinned' {
  export const integrity: string;
}

/** A file as a text. */
declare module '*.html' {
  const text: string;
  export default text;
}
