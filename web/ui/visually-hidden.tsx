import type { ReactNode } from 'react'

export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className="sr-only">
      {children}
    </span>
  )
}
