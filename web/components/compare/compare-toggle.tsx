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
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-disabled={isFull || undefined}
      aria-label={say.compareNamed(names[language])}
      title={isFull ? say.full : undefined}
      onClick={() => setPicked(toggled(picked, { slug, names }))}
      className={cx(buttonClass({ variant: isPicked ? 'primary' : 'quiet', size: 'sm' }), 'compare-toggle')}
    >
      {say.compare}
    </button>
  )
}
