import type { ReactNode } from 'react'

export type LabelTextProps = { label: ReactNode; required?: boolean; optionalMark?: string }

/** A field's name with its mark. The star is for the eye; the control itself says it is required. */
export function LabelText({ label, required, optionalMark }: LabelTextProps) {
  return (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className="ms-1 text-danger-text">
          *
        </span>
      )}
      {optionalMark && <span className="ms-1.5 font-normal text-muted">{optionalMark}</span>}
    </>
  )
}
