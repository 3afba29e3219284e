import type { ReactNode } from 'react'

type ChoiceCardProps = {
  name: string
  value: string
  isChosen: boolean
  isClosed?: boolean
  /** What the radio button is called. */
  label: ReactNode
  /** What is to be known before it is chosen. */
  children: ReactNode
}

/** One of a few choices that are compared side by side before one is taken. */
export function ChoiceCard({ name, value, isChosen, isClosed = false, label, children }: ChoiceCardProps) {
  const aboutId = `${name}-${value}`
  return (
    <div className="planner-choice">
      <label className="flex items-start gap-3 after:absolute after:inset-0 after:cursor-pointer has-disabled:after:cursor-not-allowed">
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={isClosed}
          required
          aria-describedby={aboutId}
          className="planner-radio"
        />
        <span className="flex min-w-0 flex-col">{label}</span>
      </label>
      <div id={aboutId} className="flex flex-1 flex-col gap-2">
        {children}
      </div>
    </div>
  )
}
