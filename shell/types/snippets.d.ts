// The parts of snippets (publish/snippets.mjs).

/** The choices of a publisher; an empty text is no choice. */
export interface Wishes {
  game: string;
  place: string;
  kind: string;
  lang: string;
  theme: string;
  size: string;
  version: string;
  link: string;
}

/** The address of the site. */
export interface Facts {
  site: string;
  title: string;
  pictureLanguage: string;
  permissions: string;
  integrity: string;
}

declare module '../publish/snippets.mjs' {
  interface Snippets extends Wishes, Facts {
    width?: number;
    height?: number;
  }
}
