import type { ReactNode } from 'react'

function Glyph({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className ?? 'size-5'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** Simple outlines of the services' signs: the icon set carries none. */
export const Instagram = () => (
  <Glyph>
    <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <circle cx="16.8" cy="7.2" r="0.6" fill="currentColor" />
  </Glyph>
)

export const Tiktok = () => (
  <Glyph>
    <path d="M13.5 3.5v11.2a3.8 3.8 0 1 1-3.8-3.8M13.5 3.5c.3 3 2.2 4.8 5 5" />
  </Glyph>
)

export const Linkedin = () => (
  <Glyph>
    <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
    <path d="M8 11v5.5M8 7.6v.1M12 16.5V11M12 13.6c0-1.6 1-2.6 2.2-2.6s2 .9 2 2.6v2.9" />
  </Glyph>
)

export const Whatsapp = ({ className }: { className?: string }) => (
  <Glyph className={className}>
    <path d="M4 20l1.2-4A8.2 8.2 0 1 1 8.2 19z" />
    <path d="M9 8.6c-.6 3.2 3 6.9 6.3 6.4l.6-1.6-1.9-1-1 .8c-.9-.4-1.7-1.2-2.1-2.1l.8-1-1-1.9z" />
  </Glyph>
)
