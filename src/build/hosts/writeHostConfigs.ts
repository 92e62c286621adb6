import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { hostsOfBuild, isForDocuments, securityHeaders } from '../../server/http/securityHeaders.ts'
import { siteNotesSchema } from '../../server/http/siteNotes.ts'
import { caddyConfig } from './caddy.ts'
import { hostRules } from './hostRules.ts'
import { nginxConfig } from './nginx.ts'

/** Writes what web servers need to serve the build under `stage` as the site's own server does (`hosts/`). */
export function writeHostConfigs(stage: string): void {
  const client = join(stage, 'client')
  const { csp, preview, redirects, ...notes } = siteNotesSchema.parse(
    JSON.parse(readFileSync(join(stage, 'site.json'), 'utf8')),
  )
  const headers = Object.entries(securityHeaders(csp, hostsOfBuild(notes)))
  const everywhere = headers.filter(([name]) => !isForDocuments(name))
  const rules = hostRules(client, filesBelow(client), {
    everywhere: Object.fromEntries(preview ? [...everywhere, ['x-robots-tag', 'noindex']] : everywhere),
    documents: Object.fromEntries(headers.filter(([name]) => isForDocuments(name))),
    redirects,
  })
  mkdirSync(join(stage, 'hosts'), { recursive: true })
  writeFileSync(join(stage, 'hosts/nginx.conf'), nginxConfig(rules))
  writeFileSync(join(stage, 'hosts/Caddyfile'), caddyConfig(rules))
}

/** Paths with slashes, without compressed variants and what only some hosts read. */
function filesBelow(client: string): string[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/^_|\.(br|gz)$/.test(entry.name))
    .map(entry => relative(client, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
