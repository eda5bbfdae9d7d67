UPDATE "vehicle" SET "specification" = "specification" - '{length,width,height,wheelbase,clearance,boot,tank}'::text[], "trim_equipment_id" = null WHERE "source" IS NOT NULL;
