import { buttonClass } from '../../ui/button-class.ts'

/** The same address once more, as a whole page: works without scripts too. */
export function TryAgain({ label }: { label: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: no address is the one that we are at
    <a href="" className={buttonClass()}>
      {label}
    </a>
  )
}
