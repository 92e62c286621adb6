import { assetCache, type HostRules, pageCache } from './hostRules.ts'

/** `hosts/Caddyfile` of a build, to be imported into a site block next to its `root`. */
export function caddyConfig({ everywhere, documents, redirects, notFound, endings, exceptions }: HostRules): string {
  const all = [
    '# Written by the build. In a site block: root * <this build>/client, then import <this build>/hosts/Caddyfile',
    ...headers('', everywhere),
    ...block('@page', ['not path_regexp \\.[a-z0-9]+$']),
    ...headers('@page', { ...documents, 'cache-control': pageCache }),
    ...endings.flatMap(({ ending, type, cache }) => [
      // Caddy would prefer the type of an extension to that of a single file.
      ...block(`@${ending}`, [`path *.${ending}`, ...exceptions.map(({ path }) => `not path ${path}`)]),
      ...headers(`@${ending}`, { 'content-type': type, 'cache-control': cache }),
    ]),
    ...headers('/assets/*', { 'cache-control': assetCache }),
    ...exceptions.flatMap(({ path, type, cache }) => headers(path, { 'content-type': type, 'cache-control': cache })),
    '# Old addresses, and those with an ending or a slash at their end; a query travels along.',
    ...block('map {query} {asked}', ['"" ""', 'default "?{query}"']),
    ...redirects.map(({ from, to }) => {
      const [path = '', fragment] = to.split('#')
      return `redir ${from} ${path}{asked}${fragment ? `#${fragment}` : ''} 301`
    }),
    '@ended path_regexp ended ^(.+?)(/|\\.html?)+$',
    'redir @ended {re.ended.1}{asked} 301',
    'try_files {path}.html {path}',
    ...block('file_server', ['precompressed br gzip', 'hide _headers _redirects']),
    ...block('handle_errors', [
      '@missing expression {http.error.status_code} == 404',
      ...headers('@missing', { ...documents, 'cache-control': pageCache, 'content-type': 'text/html; charset=utf-8' }),
      ...notFound.flatMap(({ below, page }, index) => [
        `@folder${index} path ${below}*`,
        ...block(`handle @folder${index}`, [`rewrite * ${page}`, 'file_server']),
      ]),
    ]),
  ]
  return `${all.join('\n')}\n`
}

function headers(matcher: string, all: Readonly<Record<string, string>>): string[] {
  return Object.entries(all).map(([name, value]) => `header ${matcher ? `${matcher} ` : ''}${name} "${value}"`)
}

const block = (head: string, inner: readonly string[]) => [`${head} {`, ...inner.map(line => `\t${line}`), '}']
