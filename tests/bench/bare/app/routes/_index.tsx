import { useLoaderData } from "@remix-run/react";

export function loader() {
  return { greeting: "Dobrý večer" };
}

export default function Home() {
  return <h1>{useLoaderData<typeof loader>().greeting}</h1>;
}
