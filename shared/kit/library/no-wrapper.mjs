/** Stands in for tooltips that share one bubble, which bring the engine of everything that floats. */
export default function NoWrapper({ children }) {
  return children;
}
