ALTER TABLE "content_revisions" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "content_revisions" CASCADE;--> statement-breakpoint
ALTER TABLE "proposal_moves" DROP CONSTRAINT "proposal_moves_proposal_id_proposals_id_fk";
--> statement-breakpoint
ALTER TABLE "proposal_versions" DROP CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk";
--> statement-breakpoint
ALTER TABLE "proposal_moves" ADD CONSTRAINT "proposal_moves_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A recommendation is a creator's card from now on; one that was written by hand has none to show.
UPDATE "content_records" AS "record" SET "deleted_at" = now() FROM "content_versions" AS "version"
WHERE "record"."kind" = 'recommendation' AND "record"."deleted_at" IS NULL
AND "version"."record_id" = "record"."id" AND "version"."number" = "record"."version"
AND "version"."content" ->> 'creator' IS NULL;--> statement-breakpoint
CREATE FUNCTION "refuse_to_change_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows are only added: % of % is refused.', TG_OP, TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "proposal_versions_added_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "proposal_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_history"();--> statement-breakpoint
CREATE TRIGGER "proposal_moves_added_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "proposal_moves" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_history"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_never_emptied" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_history"();
