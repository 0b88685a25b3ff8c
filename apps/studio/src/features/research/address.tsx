/** Pages of the web can be opened; documents of a folder are named. No other kind of address becomes a link. */
export function Address({ address }: { readonly address: string }) {
  if (/^https?:\/\//i.test(address))
    return (
      <a href={address} rel="noreferrer noopener nofollow" target="_blank" className="research-address">
        {address}
      </a>
    );
  return <code className="research-address">{address.replace(/^corpus:/, '')}</code>;
}
