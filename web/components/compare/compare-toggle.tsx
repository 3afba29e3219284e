import { Check, Scale } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { useLanguage, useWords } from '../../use-shell.ts'
import { mostPicked, type Picked, setPicked, toggled, usePicked } from './picked.ts'
import { words } from './words.ts'

/** Puts a package beside others; a browser without scripts does not show it. */
export function CompareToggle({ slug, names }: Picked) {
  const say = useWords(words)
  const language = useLanguage()
  const picked = usePicked()
  const isPicked = picked.some((item) => item.slug === slug)
  const isFull = !isPicked && picked.length >= mostPicked
  const Icon = isPicked ? Check : Scale
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-disabled={isFull || undefined}
      aria-label={say.compareNamed(names[language])}
      title={isFull ? say.full : undefined}
      onClick={() => setPicked(toggled(picked, { slug, names }))}
      className={cx(buttonClass({ variant: isPicked ? 'primary' : 'quiet', size: 'sm' }), 'above-link noscript:hidden')}
    >
      <Icon aria-hidden="true" />
      {say.compare}
    </button>
  )
}
