import sanitizeHtml from 'sanitize-html'

/** Tags a text needs to be read. Nothing that runs, loads, styles or asks for input. */
const shown: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'a', 'br', 'hr', 'span', 'sup'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], span: ['lang', 'dir'], p: ['lang', 'dir'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 12,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    // A link away must not hand over where it came from, nor our good name.
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^(?:https?:|\/\/)/i.test(href) && { rel: 'noopener noreferrer nofollow' }) },
    }),
  },
}

/** HTML that is safe to show, whatever was sent. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, shown).trim()

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
