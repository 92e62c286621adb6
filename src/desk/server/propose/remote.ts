/** Where a pull request of a branch is opened, for the services that have such an address; undefined for others. */
export function pullRequestAddress(remote: string, home: string, branch: string): string | undefined {
  const place = placeOf(remote)
  if (!place) return undefined
  const { host, path } = place
  const [from, to] = [encodeURIComponent(branch), encodeURIComponent(home)]
  const repository = `https://${host}/${path}`
  if (/(^|\.)github\./.test(host)) return `${repository}/compare/${to}...${from}?expand=1`
  if (/(^|\.)gitlab\./.test(host)) {
    return `${repository}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${from}&merge_request%5Btarget_branch%5D=${to}`
  }
  if (/(^|\.)bitbucket\./.test(host)) return `${repository}/pull-requests/new?source=${from}&dest=${to}`
  return undefined
}

/** Host and path of a remote: `git@host:path.git`, `ssh://git@host:22/path.git` or `https://user@host/path.git`. */
function placeOf(remote: string): { host: string; path: string } | undefined {
  const [, host, path] =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^:/]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(remote) ??
    /^(?:[^@/]+@)?([^:/]+):(?!\/\/)(.+?)(?:\.git)?\/?$/.exec(remote) ??
    []
  // One letter before the colon is a drive of Windows.
  return host && path && host.length > 1 ? { host, path: path.replace(/^\//, '') } : undefined
}
