type GlyphProps = { className?: string }

/** Simple outlines of the services' signs: the icon set carries none. */
export const Facebook = ({ className }: GlyphProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
    <path d="M14 22v-8h2.9l.5-3.4H14V8.5c0-1 .3-1.7 1.7-1.7h1.8v-3c-.3 0-1.4-.1-2.6-.1-2.6 0-4.3 1.6-4.3 4.4v2.5H7.7V14h2.9v8z" />
  </svg>
)

export const Twitter = ({ className }: GlyphProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
    <path d="M17.8 3.5h3L14.3 11l7.7 10h-6l-4.7-6.1L5.9 21h-3l7-8L2.5 3.5h6.1l4.2 5.6zm-1 15.7h1.6L7.7 5.2H6z" />
  </svg>
)
