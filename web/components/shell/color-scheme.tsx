import { colorSchemes } from '#core/page.ts'
import { useShell } from '../../use-shell.ts'
import { PreferenceForm } from './preference-form.tsx'

export function ColorScheme() {
  const { color_scheme, footer_words } = useShell()
  const choices = colorSchemes.map((value) => ({ value, label: footer_words[value] }))
  return <PreferenceForm name="color_scheme" legend={footer_words.theme} choices={choices} chosen={color_scheme} />
}
