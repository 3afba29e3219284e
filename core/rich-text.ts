import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from './html.ts'
import { editorPicturePrefix, pictureSource, pictureSrcSet } from './pictures.ts'

const editorPicture = new RegExp(`^/pictures/(${editorPicturePrefix}[a-z0-9-]+)/\\d+\\.(?:avif|webp|jpeg)$`)
const pictureIdIn = (src: string | undefined): string | undefined => editorPicture.exec(src ?? '')?.[1]

/** Tags a text needs to be read. Nothing that runs, styles, asks for input, or loads anything but our own pictures. */
const shown: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'a', 'br', 'hr', 'span', 'sup'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    span: ['lang', 'dir'],
    p: ['lang', 'dir'],
    th: ['scope'],
    img: ['src', 'alt', 'width', 'height'],
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && pictureIdIn(attribs.src) === undefined,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 12,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    // In one order, whatever order they came in: `pictureTag` reads them by it.
    img: (tagName, { src = '', alt, width, height }) => ({
      tagName,
      attribs: {
        src,
        ...(alt !== undefined && { alt }),
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
      },
    }),
    // A link away must not hand over where it came from, nor our good name.
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^(?:https?:|\/\/)/i.test(href) && { rel: 'noopener noreferrer nofollow' }) },
    }),
  },
}

/** HTML that is safe to show, whatever was sent. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, shown).trim()

type TextPicture = { alt: string; width: number; height: number }
const pictureTag = /<img src="([^"]*)"[^>]*>/g

/** The pictures in clean HTML, each once. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(pictureTag)].flatMap(([, src]) => pictureIdIn(src) ?? [])),
]

/** Clean HTML whose pictures say what they show and how large they are, so that nothing moves when they come. */
export const describePictures = (html: string, described: ReadonlyMap<string, TextPicture>): string =>
  html.replace(pictureTag, (tag, src: string) => {
    const id = pictureIdIn(src)
    const picture = id === undefined ? undefined : described.get(id)
    if (id === undefined || !picture) return tag
    const { width, height } = picture
    // As the cleaner writes it: what is cleaned again stays the same.
    const alt = escapeHtml(picture.alt).replaceAll('&#39;', "'")
    return `<img src="${pictureSource(id, 960, 'webp')}" alt="${alt}" width="${width}" height="${height}" />`
  })

/** For who reads it: pictures in the size that the screen needs, when they come near. */
export const responsivePictures = (html: string): string =>
  html.replace(pictureTag, (tag, src: string) => {
    const [id, width] = [pictureIdIn(src), Number(/ width="(\d+)"/.exec(tag)?.[1] ?? 960)]
    if (id === undefined) return tag
    const sizes = `srcset="${pictureSrcSet(id, 'webp', width)}" sizes="(min-width: 768px) 42rem, 100vw"`
    return tag.replace(/ ?\/?>$/, ` ${sizes} loading="lazy" decoding="async" />`)
  })

/** What is read of it: no tags, one blank between words. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(?:p|h[1-6]|li|blockquote|td|th)>|<br\s*\/?>/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) =>
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  })
    .replace(/\s+/g, ' ')
    .trim()
