// Hands what another app has shared from the service worker to the page that opens next. It is kept in a cache of its own
// until it is taken; an address would be too short for it, and is written into logs.
import { readTexts } from './input_text.mjs';

/** @param {string} scope */
const cacheName = (scope) => `kairo-shared ${scope}`;

// Addresses within the scope.
export const shareAction = 'share';
export const sharedPage = './?shared';

// The text of a form as the manifest describes it. Apps put the same link into the text and beside it.
/** @param {FormData} form */
export async function textOf(form) {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => /** @type {string} */ (form.get(name) ?? ''));
  const parts = [await readTexts(form.getAll('files').filter((file) => typeof file !== 'string')), text, text.includes(url) ? '' : url];
  return parts.filter(Boolean).join('\n') || title;
}

/** @param {string} scope @param {string} text */
export async function keepShared(scope, text) {
  const cache = await caches.open(cacheName(scope));
  await cache.put(new URL(sharedPage, scope).href, new Response(text));
}

// The text, for the first page that asks; null: there is none.
/** @param {string} scope */
export async function takeShared(scope) {
  const cached = await caches.match(new URL(sharedPage, scope).href, { cacheName: cacheName(scope) });
  const text = await cached?.text();
  return await caches.delete(cacheName(scope)) ? text ?? null : null;
}
