import type { ReactNode } from 'react'

/** Top centre of the screen, above everything but modals. Always in the page, so that what arrives is announced. */
export function ToastRegion({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="toasts pointer-events-none fixed inset-x-0 top-4 z-50 flex flex-col items-center gap-2 px-4"
    >
      {children}
    </section>
  )
}
