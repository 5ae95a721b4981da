// What snippets are made of (publish/snippets.mjs).

/** As a publisher has chosen; an empty text is no choice. */
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

/** Of the site. */
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
