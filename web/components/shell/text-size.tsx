import { textSizes } from '#core/page.ts'
import { useShell } from '../../use-shell.ts'
import { PreferenceForm } from './preference-form.tsx'

export const textSizeFormId = 'text-size'
const letterSizes = { '100': 'text-sm', '125': 'text-base', '150': 'text-lg', '200': 'text-xl' } as const

export function TextSize({ id }: { id?: string }) {
  const { text_size, footer_words } = useShell()
  const choices = textSizes.map((value) => ({
    value,
    label: (
      <span className="inline-flex items-end gap-1">
        <span aria-hidden="true" className={`${letterSizes[value]} leading-none`}>
          {footer_words.letter}
        </span>
        {`${value}%`}
      </span>
    ),
  }))
  return <PreferenceForm id={id} name="text_size" legend={footer_words.textSize} choices={choices} chosen={text_size} />
}
