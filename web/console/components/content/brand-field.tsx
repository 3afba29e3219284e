import type { SelectOption } from '../../../ui/select.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from './words.ts'

/** Whose it will be; who writes for one brand need not choose. */
export function BrandField({ brands }: { brands: readonly SelectOption[] }) {
  const say = useWords(words)
  const [only] = brands.length === 1 ? brands : []
  return <SelectField name="tenant_id" label={say.brand} required value={only?.value} options={brands} />
}
