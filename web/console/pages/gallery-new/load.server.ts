import { newId } from '#core/ids.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { brandOptions } from '../../components/content/brands.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { words } from './words.ts'

export const loadNewItem = async (context: Context) => ({
  tab: tabTitle(context, words(pageOf(context).language).title),
  key: newId(),
  brands: await brandOptions(context),
})
