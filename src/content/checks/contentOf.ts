import { type Data, type DataName, dataFiles } from '../dataFiles.ts'
import { siteDay, siteNow } from '../day.ts'
import { earlierTexts } from '../earlierTexts.ts'
import { factsOn } from '../facts.ts'
import { factsBefore } from '../factsBefore.ts'
import { lazily } from '../lazily.ts'
import { type ReadData, readData, readStore } from '../readData.ts'
import { isContent } from '../site.ts'
import type { Snapshot } from '../snapshot.ts'
import { soundEntries } from '../soundEntries.ts'
import type { WidgetDescriptions } from '../widgets.ts'
import type { YamlFile } from '../yamlFile.ts'
import type { Content, DataFile, EntriesName } from './types.ts'

/**
 * What the checks look at: the content of a snapshot, whatever is wrong with it.
 * @param today the day that facts are compared with, YYYY-MM-DD
 */
export function contentOf(
  { root, files, pages, yaml, pictures }: Snapshot,
  widgets: WidgetDescriptions,
  today = siteDay(siteNow()),
): Content {
  const own = pages.filter(isContent)
  const store = lazily(() => readStore(yaml).flatMap(read => located(read) ?? []))
  const before = lazily(() => {
    const found = factsBefore(root, yaml.get('content/data/facts.yaml')?.source ?? '')
    return found && { ...found, value: factsOn(found.value, today) }
  })
  return {
    root,
    files,
    yaml,
    pictures,
    widgets,
    today,
    allPages: own,
    pages: own,
    data: <Name extends DataName>(name: Name) => onDay(name, located(readData(yaml, name)), today),
    entries: <Name extends EntriesName>(name: Name) =>
      onDay(name, entriesOf(yaml.get(`content/data/${name}.yaml`), name), today),
    get factsBefore() {
      return before()
    },
    earlierTexts: ({ file, source }) => earlierTexts(root, file, source),
    get store() {
      return store()
    },
  }
}

/** Facts have the values of the day. */
function onDay<Name extends DataName>(name: Name, file: DataFile<Data[Name]> | undefined, today: string) {
  if (name !== 'facts' || !file) return file
  return { ...file, value: factsOn(file.value as Data['facts'], today) as Data[Name] }
}

/** A data file with the places of its entries; undefined where it is missing or faulty. */
function located<Value>({ yaml, value }: ReadData<Value>): DataFile<Value> | undefined {
  return yaml && value !== undefined ? { file: yaml.file, value, place: yaml.place } : undefined
}

/** The sound part of a data file, with the places that its entries have there. */
function entriesOf<Name extends EntriesName>(yaml: YamlFile | undefined, name: Name): DataFile<Data[Name]> | undefined {
  const sound = yaml && soundEntries(yaml, dataFiles[name])
  if (!sound) return undefined
  const { value, indexes } = sound
  const place: DataFile<unknown>['place'] = (first, ...rest) =>
    yaml.place(typeof first === 'number' ? (indexes?.[first] ?? first) : (first ?? ''), ...rest)
  return { file: yaml.file, value: value as Data[Name], place }
}
