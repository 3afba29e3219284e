import type { SelectOption } from '../../../ui/select.tsx'
import { BilingualField, SelectField } from '../../ui/form/fields.tsx'
import { useWords } from '../../use-shell.ts'
import { itemWords } from './item-words.ts'

type Both = { id: string; en: string }
type ItemFieldsProps = {
  categories: readonly SelectOption[]
  values?: { name: Both; description: Both; category_slug: string }
}

/** What an item says of itself; stock, prices and pictures are apart. */
export function ItemFields({ categories, values }: ItemFieldsProps) {
  const say = useWords(itemWords)
  return (
    <>
      <BilingualField name="name" label={say.name} required value={values?.name} />
      <BilingualField
        name="description"
        label={say.description}
        hint={say.descriptionHint}
        isLong
        value={values?.description}
      />
      <SelectField
        name="category_slug"
        label={say.category}
        options={categories}
        required
        value={values?.category_slug}
      />
    </>
  )
}
