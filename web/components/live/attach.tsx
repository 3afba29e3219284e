import { Paperclip } from '#web/ui/icons/icons.ts'
import { accept } from './use-composer.ts'

/** The input lies over its sign; without scripts it shows by itself what was chosen. */
export function Attach({ label, onChoose }: { label: string; onChoose: (file: File | undefined) => void }) {
  return (
    <span
      title={label}
      className="icon-button icon-button-quiet relative noscript:w-full noscript:justify-start has-focus-visible:outline-3 has-focus-visible:outline-brand"
    >
      <Paperclip aria-hidden="true" className="size-5 shrink-0" />
      <input
        type="file"
        name="file"
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
        className="absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:min-w-0 noscript:max-w-full noscript:opacity-100"
      />
    </span>
  )
}
